// Every database function that only the server calls: the table. No browser file imports it.
import type { z } from 'zod';
import type { Procedure } from './call.ts';
import * as agencyHomes from './procedures/agency-homes.ts';
import * as agencyHosts from './procedures/agency-hosts.ts';
import * as agencies from './procedures/agencies.ts';
import * as clientReports from './procedures/client-reports.ts';
import * as codes from './procedures/codes.ts';
import * as comments from './procedures/comments.ts';
import * as dossierAnswers from './procedures/dossier-answers.ts';
import * as dossierPhotos from './procedures/dossier-photos.ts';
import * as editions from './procedures/editions.ts';
import * as fairness from './procedures/fairness.ts';
import * as feeds from './procedures/feeds.ts';
import * as guesses from './procedures/guesses.ts';
import * as hints from './procedures/hints.ts';
import * as importing from './procedures/importing.ts';
import * as limits from './procedures/limits.ts';
import * as mails from './procedures/mails.ts';
import * as managing from './procedures/managing.ts';
import * as photos from './procedures/photos.ts';
import * as publicApi from './procedures/public-api.ts';
import * as publishing from './procedures/publishing.ts';
import * as reminders from './procedures/reminders.ts';
import * as rooms from './procedures/rooms.ts';
import * as runs from './procedures/runs.ts';
import * as site from './procedures/site.ts';
import * as shareCards from './procedures/share-cards.ts';
import * as storedGames from './procedures/stored-games.ts';
import * as storedHomes from './procedures/stored-homes.ts';
import * as takedowns from './procedures/takedowns.ts';
import * as valuation from './procedures/valuation.ts';

/** Database functions that only the server calls, by their names in the database. */
export const procedures = {
  api_board: publicApi.apiBoard,
  api_corrections: publicApi.apiCorrections,
  api_crowd: publicApi.apiCrowd,
  api_game_facts: publicApi.apiGameFacts,
  api_games: publicApi.apiGames,
  begin_feed_test: feeds.beginFeedTest,
  begin_import: importing.beginImport,
  begin_mail: mails.beginMail,
  claim_hook_calls: mails.claimHookCalls,
  claim_mails: mails.claimMails,
  finish_hook_call: mails.finishHookCall,
  finish_mail: mails.finishMail,
  begin_message: reminders.beginMessage,
  claim_import_source: feeds.claimImportSource,
  count_api_request: publicApi.countApiRequest,
  claim_messages: reminders.claimMessages,
  count_wrong_code: limits.countWrongCode,
  decide_takedown: takedowns.decideTakedown,
  draft_to_show: site.draftToShow,
  publish_site_page: site.publishSitePage,
  save_site_fields: site.saveSiteFields,
  save_site_look: site.saveSiteLook,
  draft_to_publish: publishing.draftToPublish,
  end_reminder_by_click: reminders.endReminderByClick,
  finish_import_run: feeds.finishImportRun,
  finish_message: reminders.finishMessage,
  folders_removed: photos.foldersRemoved,
  folders_to_remove: photos.foldersToRemove,
  games_of_code: codes.gamesOfCode,
  guess_context: guesses.guessContext,
  homes_of_game: storedGames.homesOfGame,
  host_to_check: agencyHosts.hostToCheck,
  note_host_check: agencyHosts.noteHostCheck,
  import_homes: agencyHomes.importHomes,
  import_listing: storedHomes.importListing,
  import_rules: importing.importRules,
  import_source: importing.importSource,
  keep_audience_guess: rooms.keepAudienceGuess,
  keep_valuation: valuation.keepValuation,
  note_dossier_photo_file: dossierPhotos.noteDossierPhotoFile,
  open_client_report: clientReports.openClientReport,
  open_room: rooms.openRoom,
  photo_hashes: photos.photoHashes,
  photos_checked: photos.photosChecked,
  photos_to_check: photos.photosToCheck,
  plan_editions: editions.planEditions,
  place_of_home: agencyHomes.placeOfHome,
  prices_of_home: agencyHomes.pricesOfHome,
  prices_to_scrub: managing.pricesToScrub,
  profile_name: runs.profileName,
  publish_game: publishing.publishGame,
  record_correction: fairness.recordCorrection,
  record_feed_homes: feeds.recordFeedHomes,
  record_guess: guesses.recordGuess,
  record_imports: importing.recordImports,
  refresh_listing: importing.refreshListing,
  rename_run: runs.renameRun,
  replan_editions: editions.replanEditions,
  request_takedown: takedowns.requestTakedown,
  rescore_context: fairness.rescoreContext,
  reveal_hint: hints.revealHint,
  room_to_command: rooms.roomToCommand,
  room_to_join: rooms.roomToJoin,
  save_game: managing.saveGame,
  save_home: agencyHomes.saveHome,
  save_listing: managing.saveListing,
  set_access_code: codes.setAccessCode,
  set_agency_member: agencies.setAgencyMember,
  set_area_price_levels: storedHomes.setAreaPriceLevels,
  set_game_listings: storedGames.setGameListings,
  set_staff_member: agencies.setStaffMember,
  share_card: shareCards.shareCard,
  start_run: runs.startRun,
  take_code_try: limits.takeCodeTry,
  take_rate_limit: limits.takeRateLimit,
  keep_dossier_answer: dossierAnswers.keepDossierAnswer,
  keep_dossier_feedback: dossierAnswers.keepDossierFeedback,
  count_wish_reading: dossierAnswers.countWishReading,
  use_of_model: dossierAnswers.useOfModel,
  upsert_agency: agencies.upsertAgency,
  upsert_game: storedGames.upsertGame,
  valuation_context: valuation.valuationContext,
  valuation_subject: valuation.valuationSubject,
  withdraw_listings: takedowns.withdrawListings,
  write_comment: comments.writeComment,
  write_class_guess: rooms.writeClassGuess,
  write_room: rooms.writeRoom,
} as const satisfies Readonly<Record<string, Procedure>>;

export type Procedures = typeof procedures;
export type ProcedureName = keyof Procedures;
/** What a procedure takes. A field that the table does not name does not compile. */
export type ProcedureArgs<Name extends ProcedureName> = z.input<Procedures[Name]['takes']>;
export type ProcedureAnswer<Name extends ProcedureName> = z.output<Procedures[Name]['answers']>;
