import { farTable } from './far-table.ts';
import { nearTable } from './near-table.ts';
import type { PageRow } from './page-row.ts';

/** THE ROUTE TABLE. The router, the head, the site server, the sitemap and the tests all read it; nothing else lists pages. */
export const routeTable: readonly PageRow[] = [...nearTable, ...farTable];
