import { agencyScenes } from './agencies.ts';
import { agencySiteScenes } from './agency-sites.ts';
import { classScenes } from './classes.ts';
import { agencyHomeScenes } from './agency-homes.ts';
import { dayScenes } from './days.ts';
import { fairnessScenes } from './fairness.ts';
import { marketChartScenes } from './market-charts.ts';
import { marketMapScenes } from './market-maps.ts';
import { dossierCompareScenes } from './dossier-compare.ts';
import { dossierMarketScenes } from './dossier-market.ts';
import { dossierScenes } from './dossiers.ts';
import { loopScenes } from './loop.ts';
import { questScenes } from './quests.ts';
import { modeScenes } from './modes.ts';
import { neighbourhoodScenes } from './neighbourhoods.ts';
import { noticeScenes } from './notices.ts';
import { pageScenes } from './pages.ts';
import { recordScenes } from './records.ts';
import { roomGameScenes } from './room-games.ts';
import { roomScenes } from './rooms.ts';
import type { Scene } from './scene.ts';
import { valuationScenes } from './valuations.ts';
import { wayScenes } from './ways.ts';

/** Every state that `npm run screenshots -- scenes` draws. */
export const SCENES: readonly Scene[] = [
  ...pageScenes,
  ...agencyScenes,
  ...modeScenes,
  ...dayScenes,
  ...recordScenes,
  ...fairnessScenes,
  ...noticeScenes,
  ...roomScenes,
  ...roomGameScenes,
  ...classScenes,
  ...wayScenes,
  ...marketChartScenes,
  ...valuationScenes,
  ...neighbourhoodScenes,
  ...marketMapScenes,
  ...dossierScenes,
  ...dossierCompareScenes,
  ...dossierMarketScenes,
  ...questScenes,
  ...agencySiteScenes,
  ...agencyHomeScenes,
  ...loopScenes,
];
