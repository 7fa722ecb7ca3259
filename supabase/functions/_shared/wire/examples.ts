// One typed answer for each call: tests answer with them, and they show what a call says. Every word is Greek or a
// number, so that plain Latin letters on a screen give away a text that is in no catalogue. Each subject has its own in
// `examples/`; here they are one table.
import type { FunctionName, RpcName } from './calls.ts';
import type { ExamplesOf } from './examples/examples-of.ts';
import { agenciesCalls } from './examples/agencies.ts';
import { boardsCalls } from './examples/boards.ts';
import { brandsCalls } from './examples/brands.ts';
import { clientReportsCalls } from './examples/client-reports.ts';
import { codesCalls } from './examples/codes.ts';
import { commentsCalls } from './examples/comments.ts';
import { dossierAnswersCalls } from './examples/dossier-answers.ts';
import { dossierHomesCalls } from './examples/dossier-homes.ts';
import { dossiersCalls } from './examples/dossiers.ts';
import { editionsCalls } from './examples/editions.ts';
import { energyCalls } from './examples/energy.ts';
import { fairnessCalls } from './examples/fairness.ts';
import { feedsCalls } from './examples/feeds.ts';
import { forum, gamesCalls } from './examples/games.ts';
import { homesCalls } from './examples/homes.ts';
import { listingCardsCalls } from './examples/listing-cards.ts';
import { managedGamesCalls } from './examples/managed-games.ts';
import { managedHomesCalls } from './examples/managed-homes.ts';
import { agencyHomesCalls } from './examples/agency-homes.ts';
import { agencyWordsCalls } from './examples/agency-words.ts';
import { areasCalls } from './examples/areas.ts';
import { leadsCalls } from './examples/leads.ts';
import { marketCalls } from './examples/market.ts';
import { marketMapsCalls } from './examples/market-maps.ts';
import { moderationCalls } from './examples/moderation.ts';
import { ownDraftsCalls } from './examples/own-drafts.ts';
import { portalQueriesCalls } from './examples/portal-queries.ts';
import { presetsCalls } from './examples/presets.ts';
import { publicApiCalls } from './examples/public-api.ts';
import { questsCalls } from './examples/quests.ts';
import { parsCalls } from './examples/pars.ts';
import { recordsCalls } from './examples/records.ts';
import { remindersCalls } from './examples/reminders.ts';
import { resultsCalls } from './examples/results.ts';
import { roomsCalls } from './examples/rooms.ts';
import { roundsCalls } from './examples/rounds.ts';
import { runsCalls } from './examples/runs.ts';
import { siteCalls } from './examples/site.ts';
import { soldHomesCalls } from './examples/sold-homes.ts';
import { soldChartsCalls } from './examples/sold-charts.ts';
import { takedownPages, takedownsCalls } from './examples/takedowns.ts';
import { valuationsCalls } from './examples/valuations.ts';

/** One answer for each call of the table. */
export const examples: ExamplesOf<RpcName | FunctionName> = {
  ...agencyHomesCalls,
  ...agencyWordsCalls,
  ...agenciesCalls,
  ...boardsCalls,
  ...brandsCalls,
  ...clientReportsCalls,
  ...codesCalls,
  ...commentsCalls,
  ...dossierAnswersCalls,
  ...dossierHomesCalls,
  ...dossiersCalls,
  ...editionsCalls,
  ...energyCalls,
  ...fairnessCalls,
  ...feedsCalls,
  ...gamesCalls,
  ...homesCalls,
  ...listingCardsCalls,
  ...managedGamesCalls,
  ...managedHomesCalls,
  ...areasCalls,
  ...leadsCalls,
  ...marketCalls,
  ...marketMapsCalls,
  ...moderationCalls,
  ...ownDraftsCalls,
  ...presetsCalls,
  ...portalQueriesCalls,
  ...publicApiCalls,
  ...questsCalls,
  ...parsCalls,
  ...recordsCalls,
  ...remindersCalls,
  ...resultsCalls,
  ...roomsCalls,
  ...roundsCalls,
  ...runsCalls,
  ...siteCalls,
  ...soldHomesCalls,
  ...soldChartsCalls,
  ...takedownsCalls,
  ...valuationsCalls,
};

/** Further answers that screens look different with. */
export const otherExamples = {
  forum,
  noGames: { games: [], total: 0, next: null },
  decided: takedownPages.decided,
};
