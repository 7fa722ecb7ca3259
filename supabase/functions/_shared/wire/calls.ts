// Every call of the product that a client can make: the table. The browser imports its types only, so it costs no byte;
// functions, tests and the development server parse with its schemas.
import type { z } from 'zod';
import * as boards from './boards.ts';
import * as brands from './brands.ts';
import * as cards from './listing-cards.ts';
import type { EdgeCall, Rpc } from './call.ts';
import * as clientReports from './client-reports.ts';
import * as codes from './codes.ts';
import * as comments from './comments.ts';
import * as crowds from './crowds.ts';
import * as drafts from './drafts.ts';
import * as editions from './editions.ts';
import * as fairness from './fairness.ts';
import { fairnessRpcs } from './fairness-calls.ts';
import * as feeds from './feeds.ts';
import * as gameSettings from './game-settings.ts';
import * as games from './games.ts';
import * as guesses from './guesses.ts';
import * as hints from './hints.ts';
import * as homeEdits from './home-edits.ts';
import * as homes from './homes.ts';
import * as importing from './importing.ts';
import * as managedGames from './managed-games.ts';
import * as managedHomes from './managed-homes.ts';
import * as moderation from './moderation.ts';
import * as names from './names.ts';
import * as ownDrafts from './own-drafts.ts';
import * as pages from './pages.ts';
import * as publicApi from './public-api.ts';
import * as rescoring from './rescoring.ts';
import * as reminders from './reminders.ts';
import { recordRpcs } from './record-calls.ts';
import * as results from './results.ts';
import * as rooms from './rooms.ts';
import * as rounds from './rounds.ts';
import * as runs from './runs.ts';
import * as runsOverTime from './runs-over-time.ts';
import * as takedownRequests from './takedown-requests.ts';
import * as takedowns from './takedowns.ts';

/** Database functions that clients call, by their names in the database. */
export const rpcs = {
  ...fairnessRpcs,
  ...recordRpcs,
  accept_spoiler: runs.acceptSpoiler,
  ask_for_reminder: reminders.askForReminder,
  board_facts: boards.boardFacts,
  brand_games: games.brandGames,
  challenge_of: results.challengeOf,
  brand_record: brands.brandRecord,
  change_access_code: managedGames.changeAccessCode,
  claim_guest_runs: runs.claimGuestRuns,
  client_report: clientReports.clientReport,
  create_photo_folders: ownDrafts.createPhotoFolders,
  confirm_reminder: reminders.confirmReminder,
  crowd_figures: crowds.crowdFigures,
  daily_challenge: editions.dailyChallenge,
  delete_comment: comments.deleteComment,
  delete_draft: ownDrafts.deleteDraft,
  deleted_drafts: ownDrafts.deletedDrafts,
  edition_plan: editions.editionPlan,
  edition_pool: editions.editionPool,
  edition_record: editions.editionRecord,
  end_reminder: reminders.endReminder,
  exclude_run: managedGames.excludeRun,
  forum_posts: comments.forumPosts,
  game_choices: games.gameChoices,
  game_collection: games.gameCollection,
  game_homes: homes.gameHomes,
  game_overview: games.gameOverview,
  give_up_run: runs.giveUpRun,
  guesstimates: results.guesstimates,
  homes_to_add: managedHomes.homesToAdd,
  homes_to_take_down: takedowns.homesToTakeDown,
  import_source_history: feeds.importSourceHistory,
  import_sources: feeds.importSources,
  leaderboard: boards.leaderboard,
  leaderboard_place: boards.leaderboardPlace,
  lift_source_ban: takedowns.liftSourceBan,
  list_templates: cards.listTemplates,
  listed_games: games.listedGames,
  live_proof: games.liveProof,
  make_api_key: publicApi.makeApiKey,
  make_access_code: managedGames.makeAccessCode,
  manage_game: managedGames.manageGame,
  manage_guess_figures: managedHomes.manageGuessFigures,
  manage_guesses: managedHomes.manageGuesses,
  manage_listing: managedHomes.manageListing,
  may_manage_game: managedGames.mayManageGame,
  may_open_page: pages.mayOpenPage,
  moderate_comment: moderation.moderateComment,
  moderate_name: moderation.moderateName,
  note_imports: cards.noteImports,
  one_off_games: games.oneOffGames,
  open_reports: moderation.openReports,
  open_round: rounds.openRound,
  stake_round: rounds.stakeRound,
  own_api_keys: publicApi.ownApiKeys,
  own_brands: brands.ownBrands,
  own_drafts: ownDrafts.ownDrafts,
  own_games: managedGames.ownGames,
  own_imports: cards.ownImports,
  own_listings: cards.ownListings,
  own_place: boards.ownPlace,
  own_runs: runs.ownRuns,
  push_reminders: reminders.pushReminders,
  read_comments: comments.readComments,
  read_draft: ownDrafts.readDraft,
  reminder_by_token: reminders.reminderByToken,
  remove_import_source: feeds.removeImportSource,
  replace_edition_home: editions.replaceEditionHome,
  report_comment: comments.reportComment,
  report_name: moderation.reportName,
  restore_draft: ownDrafts.restoreDraft,
  restore_run: managedGames.restoreRun,
  resumable_runs: runs.resumableRuns,
  revoke_api_key: publicApi.revokeApiKey,
  room_state: rooms.roomState,
  run_state: runs.runState,
  runs_to_look_at: rescoring.runsToLookAt,
  runs_over_time: runsOverTime.runsOverTime,
  save_draft: ownDrafts.saveDraft,
  save_draft_changes: ownDrafts.saveDraftChanges,
  save_import_source: feeds.saveImportSource,
  save_push_reminders: reminders.savePushReminders,
  save_scoot: managedGames.saveScoot,
  scoot_games: managedGames.scootGames,
  session_results: results.sessionResults,
  set_aside_for_editions: editions.setAsideForEditions,
  set_detail_sharing: runs.setDetailSharing,
  set_game_state: managedGames.setGameState,
  set_import_source_state: feeds.setImportSourceState,
  source_bans: takedowns.sourceBans,
  start_outlook: runs.startOutlook,
  switch_access_code: managedGames.switchAccessCode,
  take_out_of_editions: editions.takeOutOfEditions,
  takedowns: takedowns.takedowns,
  template_homes: cards.templateHomes,
  unfinished_runs: runs.unfinishedRuns,
} as const satisfies Readonly<Record<string, Rpc>>;

/** Edge functions, by the name of their folder. */
export const functions = {
  'check-name': {
    takes: names.checkNameRequest,
    answers: names.checkNameAnswer,
    callers: 'everybody',
  },
  'find-by-code': { takes: codes.findByCodeRequest, answers: codes.findByCodeAnswer, callers: 'everybody' },
  'import-listing': {
    takes: importing.importListingRequest,
    answers: importing.importListingAnswer,
    callers: 'account',
  },
  'join-room': { takes: rooms.joinRoomRequest, answers: rooms.roomEntry, callers: 'everybody' },
  'open-report': {
    takes: clientReports.openReportRequest,
    answers: clientReports.openReportAnswer,
    callers: 'everybody',
  },
  'open-room': { takes: rooms.openRoomRequest, answers: rooms.roomEntry, callers: 'everybody' },
  'publish-game': {
    takes: drafts.publishGameRequest,
    answers: drafts.publishGameAnswer,
    callers: 'account',
  },
  // The clock's call needs no account: the database decides what is due.
  'read-feed': { takes: feeds.readFeedRequest, answers: feeds.readFeedAnswer, callers: 'everybody' },
  'reminder-ways': {
    takes: reminders.reminderWaysRequest,
    answers: reminders.reminderWaysAnswer,
    callers: 'everybody',
  },
  'rename-run': { takes: names.renameRunRequest, answers: names.renameRunAnswer, callers: 'everybody' },
  'request-takedown': {
    takes: takedownRequests.requestTakedownRequest,
    answers: takedownRequests.requestTakedownAnswer,
    callers: 'everybody',
  },
  'rescore-home': {
    takes: rescoring.rescoreHomeRequest,
    answers: fairness.correction,
    callers: 'account',
  },
  'reveal-hint': { takes: hints.revealHintRequest, answers: hints.revealHintAnswer, callers: 'everybody' },
  'room-command': {
    takes: rooms.roomCommandRequest,
    answers: rooms.roomCommandAnswer,
    callers: 'everybody',
  },
  'save-game': {
    takes: gameSettings.saveGameRequest,
    answers: managedGames.managedGame,
    callers: 'account',
  },
  'save-listing': {
    takes: homeEdits.saveListingRequest,
    answers: managedHomes.managedListing,
    callers: 'account',
  },
  // The clock's call, as read-feed's.
  'send-messages': {
    takes: reminders.sendMessagesRequest,
    answers: reminders.sendMessagesAnswer,
    callers: 'everybody',
  },
  'start-run': { takes: runs.startRunRequest, answers: runs.startRunAnswer, callers: 'everybody' },
  'submit-guess': {
    takes: guesses.submitGuessRequest,
    answers: guesses.submitGuessAnswer,
    callers: 'everybody',
    sends: undefined as guesses.SubmitGuessRequest | undefined,
  },
  'withdraw-listing': {
    takes: takedowns.withdrawListingRequest,
    answers: takedowns.withdrawListingAnswer,
    callers: 'account',
  },
  'write-comment': {
    takes: comments.writeCommentRequest,
    answers: comments.writeCommentAnswer,
    callers: 'everybody',
  },
} as const satisfies Readonly<Record<string, EdgeCall>>;

export type Rpcs = typeof rpcs;
export type RpcName = keyof Rpcs;
/** What a call takes. A field that the table does not name does not compile. */
export type RpcArgs<Name extends RpcName> = z.input<Rpcs[Name]['takes']>;
/** What a call answers; where that follows from an argument, the shape of that argument's value. */
export type RpcAnswer<Name extends RpcName, Args = RpcArgs<Name>> = Rpcs[Name] extends {
  answersBy: { argument: infer Argument extends string; shapes: infer Shapes };
}
  ? Args extends Readonly<Record<Argument, infer Value>>
    ? Value extends keyof Shapes
      ? Shapes[Value] extends z.ZodType
        ? z.output<Shapes[Value]>
        : never
      : never
    : never
  : z.output<Rpcs[Name]['answers']>;

export type Functions = typeof functions;
export type FunctionName = keyof Functions;
export type FunctionRequest<Name extends FunctionName> = Functions[Name] extends { sends: infer Sent }
  ? NonNullable<Sent>
  : z.input<Functions[Name]['takes']>;
export type FunctionAnswer<Name extends FunctionName> = z.output<Functions[Name]['answers']>;
