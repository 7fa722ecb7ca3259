import { accountPages } from './account.ts';
import { builderPages } from './builder.ts';
import { findingPages } from './finding.ts';
import { informationPages } from './information.ts';
import type { PageRow } from './page-row.ts';
import { sitePages } from './site.ts';

/** All other pages. The browser reads this table when somebody asks for a page that is not in the near one. */
export const farTable: readonly PageRow[] = [
  ...findingPages,
  ...builderPages,
  ...accountPages,
  ...informationPages,
  ...sitePages,
];
