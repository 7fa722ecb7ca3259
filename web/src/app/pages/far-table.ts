import { accountPages } from './account.ts';
import { agencyPages } from './agency.ts';
import { builderPages } from './builder.ts';
import { dossierFramePages } from './dossier-frame.ts';
import { dossierPartPages } from './dossier-parts.ts';
import { dossierPhotoPages } from './dossier-photos.ts';
import { dossierAiPages } from './dossier-ai.ts';
import { dossierComparePages } from './dossier-compare.ts';
import { dossierMarketPages } from './dossier-market.ts';
import { findingPages } from './finding.ts';
import { informationPages } from './information.ts';
import { marketMapPages } from './market-maps.ts';
import { marketAreaPages } from './market-areas.ts';
import { marketChartPages } from './market-charts.ts';
import { marketValuationPages } from './market-valuation.ts';
import type { PageRow } from './page-row.ts';
import { questPages } from './quests.ts';
import { sitePages } from './site.ts';

/** All other pages. The browser reads this table when somebody asks for a page that is not in the near one. */
export const farTable: readonly PageRow[] = [
  ...findingPages,
  ...builderPages,
  ...accountPages,
  ...agencyPages,
  ...marketChartPages,
  ...marketValuationPages,
  ...informationPages,
  ...marketMapPages,
  ...marketAreaPages,
  ...questPages,
  ...dossierFramePages,
  ...dossierPartPages,
  ...dossierPhotoPages,
  ...dossierMarketPages,
  ...dossierAiPages,
  ...dossierComparePages,
  ...sitePages,
];
