import type account from '#locales/account/en.json';
import type agency from '#locales/agency/en.json';
import type agencySite from '#locales/agency-site/en.json';
import type agencyLoop from '#locales/agency-loop/en.json';
import type agencyOffice from '#locales/agency-office/en.json';
import type agencyHomes from '#locales/agency-homes/en.json';
import type agencyWords from '#locales/agency-words/en.json';
import type api from '#locales/api/en.json';
import type board from '#locales/board/en.json';
import type build from '#locales/build/en.json';
import type calculators from '#locales/calculators/en.json';
import type calibration from '#locales/calibration/en.json';
import type charts from '#locales/charts/en.json';
import type challenge from '#locales/challenge/en.json';
import type classes from '#locales/classes/en.json';
import type consent from '#locales/consent/en.json';
import type content from '#locales/content/en.json';
import type daily from '#locales/daily/en.json';
import type details from '#locales/details/en.json';
import type dossier from '#locales/dossier/en.json';
import type dossierAi from '#locales/dossier-ai/en.json';
import type dossierCompare from '#locales/dossier-compare/en.json';
import type dossierGuide from '#locales/dossier-guide/en.json';
import type dossierMarket from '#locales/dossier-market/en.json';
import type dossierNotes from '#locales/dossier-notes/en.json';
import type dossierProfile from '#locales/dossier-profile/en.json';
import type dossierPhotos from '#locales/dossier-photos/en.json';
import type dossierTake from '#locales/dossier-take/en.json';
import type dossierOverview from '#locales/dossier-overview/en.json';
import type editions from '#locales/editions/en.json';
import type errors from '#locales/errors/en.json';
import type fairness from '#locales/fairness/en.json';
import type feeds from '#locales/feeds/en.json';
import type find from '#locales/find/en.json';
import type forms from '#locales/forms/en.json';
import type forum from '#locales/forum/en.json';
import type front from '#locales/front/en.json';
import type games from '#locales/games/en.json';
import type hints from '#locales/hints/en.json';
import type homes from '#locales/homes/en.json';
import type information from '#locales/information/en.json';
import type intake from '#locales/intake/en.json';
import type manage from '#locales/manage/en.json';
import type leads from '#locales/leads/en.json';
import type market from '#locales/market/en.json';
import type marketMaps from '#locales/market-maps/en.json';
import type marketAreas from '#locales/market-areas/en.json';
import type marketPortal from '#locales/market-portal/en.json';
import type marketSold from '#locales/market-sold/en.json';
import type marketCharts from '#locales/market-charts/en.json';
import type marketEnergy from '#locales/market-energy/en.json';
import type marketValuation from '#locales/market-valuation/en.json';
import type metaTest from '#locales/meta-test/en.json';
import type modes from '#locales/modes/en.json';
import type notices from '#locales/notices/en.json';
import type offline from '#locales/offline/en.json';
import type own from '#locales/own/en.json';
import type photos from '#locales/photos/en.json';
import type play from '#locales/play/en.json';
import type points from '#locales/points/en.json';
import type portals from '#locales/portals/en.json';
import type practice from '#locales/practice/en.json';
import type presentation from '#locales/presentation/en.json';
import type quests from '#locales/quests/en.json';
import type record from '#locales/record/en.json';
import type reminders from '#locales/reminders/en.json';
import type results from '#locales/results/en.json';
import type reveal from '#locales/reveal/en.json';
import type rooms from '#locales/rooms/en.json';
import type rules from '#locales/rules/en.json';
import type secondFactor from '#locales/second-factor/en.json';
import type sharing from '#locales/sharing/en.json';
import type shell from '#locales/shell/en.json';
import type showcase from '#locales/showcase/en.json';
import type start from '#locales/start/en.json';
import type tables from '#locales/tables/en.json';
import type ways from '#locales/ways/en.json';

/** The parts that the texts come in, one folder each: a page loads the areas that its row names, and the shell's are there always. */
export const TEXT_AREAS = [
  'account',
  'agency',
  'agency-loop',
  'agency-office',
  'agency-site',
  'agency-homes',
  'agency-words',
  'api',
  'board',
  'build',
  'calculators',
  'calibration',
  'challenge',
  'charts',
  'classes',
  'consent',
  'content',
  'daily',
  'details',
  'dossier',
  'dossier-ai',
  'dossier-compare',
  'dossier-guide',
  'dossier-market',
  'dossier-notes',
  'dossier-profile',
  'dossier-photos',
  'dossier-overview',
  'dossier-take',
  'editions',
  'errors',
  'fairness',
  'feeds',
  'find',
  'forms',
  'forum',
  'front',
  'games',
  'hints',
  'homes',
  'information',
  'intake',
  'manage',
  'leads',
  'market',
  'market-maps',
  'market-areas',
  'market-portal',
  'market-sold',
  'market-charts',
  'market-energy',
  'market-valuation',
  'meta-test',
  'modes',
  'notices',
  'offline',
  'own',
  'photos',
  'play',
  'points',
  'portals',
  'practice',
  'presentation',
  'quests',
  'record',
  'reminders',
  'results',
  'reveal',
  'rooms',
  'rules',
  'second-factor',
  'sharing',
  'shell',
  'showcase',
  'start',
  'tables',
  'ways',
] as const;

export type TextArea = (typeof TEXT_AREAS)[number];

/** The English texts of every area: its keys are all the keys there are. */
export type AreaTexts = typeof account &
  typeof agency &
  typeof agencyLoop &
  typeof agencyOffice &
  typeof agencySite &
  typeof agencyHomes &
  typeof agencyWords &
  typeof api &
  typeof board &
  typeof build &
  typeof calculators &
  typeof calibration &
  typeof challenge &
  typeof charts &
  typeof classes &
  typeof consent &
  typeof content &
  typeof daily &
  typeof details &
  typeof dossier &
  typeof dossierAi &
  typeof dossierCompare &
  typeof dossierGuide &
  typeof dossierMarket &
  typeof dossierNotes &
  typeof dossierProfile &
  typeof dossierPhotos &
  typeof dossierOverview &
  typeof dossierTake &
  typeof editions &
  typeof errors &
  typeof fairness &
  typeof feeds &
  typeof find &
  typeof forms &
  typeof forum &
  typeof front &
  typeof games &
  typeof hints &
  typeof homes &
  typeof information &
  typeof intake &
  typeof manage &
  typeof leads &
  typeof market &
  typeof marketMaps &
  typeof marketAreas &
  typeof marketPortal &
  typeof marketSold &
  typeof marketCharts &
  typeof marketEnergy &
  typeof marketValuation &
  typeof metaTest &
  typeof modes &
  typeof notices &
  typeof offline &
  typeof own &
  typeof photos &
  typeof play &
  typeof points &
  typeof portals &
  typeof practice &
  typeof presentation &
  typeof quests &
  typeof record &
  typeof reminders &
  typeof results &
  typeof reveal &
  typeof rooms &
  typeof rules &
  typeof secondFactor &
  typeof sharing &
  typeof shell &
  typeof showcase &
  typeof start &
  typeof tables &
  typeof ways;
