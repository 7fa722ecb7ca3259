import { accountPages } from './account.ts';
import { builderPages } from './builder.ts';
import { findingPages } from './finding.ts';
import { gamePages } from './games.ts';
import { informationPages } from './information.ts';
import { marketValuationPages } from './market-valuation.ts';
import type { PageRow } from './page-row.ts';
import { sitePages } from './site.ts';

/** THE ROUTE TABLE. The router, the head, the site server, the sitemap and the tests all read it; nothing else lists pages. */
export const routeTable: readonly PageRow[] = [
  ...gamePages,
  ...findingPages,
  ...builderPages,
  ...accountPages,
  ...marketValuationPages,
  ...informationPages,
  ...sitePages,
];
