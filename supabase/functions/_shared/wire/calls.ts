// Every database function that a client can call: the table; that of edge functions is edge-calls.ts. The browser imports
// their types only, so they cost no byte; functions, tests and the development server parse with their schemas.
import type { z } from 'zod';
import { agencyHomeRpcs } from './agency-home-calls.ts';
import * as boards from './boards.ts';
import * as agencyHosts from './agency-hosts.ts';
import * as agencies from './agencies.ts';
import * as brands from './brands.ts';
import * as cards from './listing-cards.ts';
import type { Rpc } from './call.ts';
import type { functions } from './edge-calls.ts';
import * as clientReports from './client-reports.ts';
import * as comments from './comments.ts';
import * as crowds from './crowds.ts';
import { dossierRpcs } from './dossier-calls.ts';
import { editionGames } from './edition-games.ts';
import * as editions from './editions.ts';
import { fairnessRpcs } from './fairness-calls.ts';
import * as feeds from './feeds.ts';
import * as games from './games.ts';
import * as homes from './homes.ts';
import * as managedGames from './managed-games.ts';
import * as managedHomes from './managed-homes.ts';
import * as moderation from './moderation.ts';
import * as noticeMail from './notice-mail.ts';
import * as ownDrafts from './own-drafts.ts';
import * as pages from './pages.ts';
import * as presets from './presets.ts';
import * as publicApi from './public-api.ts';
import * as rescoring from './rescoring.ts';
import * as reminders from './reminders.ts';
import { leadRpcs } from './lead-calls.ts';
import { marketRpcs } from './market-calls.ts';
import { questRpcs } from './quest-calls.ts';
import { recordRpcs } from './record-calls.ts';
import * as results from './results.ts';
import * as rooms from './rooms.ts';
import * as rounds from './rounds.ts';
import * as runs from './runs.ts';
import { siteRpcs } from './site-calls.ts';
import * as runsOverTime from './runs-over-time.ts';
import * as takedowns from './takedowns.ts';

/** Database functions that clients call, by their names in the database. */
export const rpcs = {
  ...agencyHomeRpcs,
  ...dossierRpcs,
  ...fairnessRpcs,
  ...leadRpcs,
  ...marketRpcs,
  ...questRpcs,
  ...recordRpcs,
  ...siteRpcs,
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
  edition_games: editionGames,
  edition_plan: editions.editionPlan,
  edition_pool: editions.editionPool,
  edition_record: editions.editionRecord,
  ask_for_notice_mail: noticeMail.askForNoticeMail,
  end_notice_mail: noticeMail.endNoticeMail,
  own_notice_mail: noticeMail.ownNoticeMail,
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
  open_clue: rounds.openClue,
  stake_round: rounds.stakeRound,
  accept_agency_invitation: agencies.acceptAgencyInvitation,
  agency_activity: agencies.agencyActivity,
  agency_invitation: agencies.agencyInvitation,
  add_agency_host: agencyHosts.addAgencyHost,
  agency_hosts: agencyHosts.agencyHosts,
  remove_agency_host: agencyHosts.removeAgencyHost,
  agency_overview: agencies.agencyOverview,
  agency_people: agencies.agencyPeople,
  all_agencies: agencies.allAgencies,
  create_agency: agencies.createAgency,
  hand_over_agency: agencies.handOverAgency,
  invite_to_agency: agencies.inviteToAgency,
  own_agencies: agencies.ownAgencies,
  remove_from_agency: agencies.removeFromAgency,
  revoke_agency_invitation: agencies.revokeAgencyInvitation,
  set_agency_role: agencies.setAgencyRole,
  suspend_agency: agencies.suspendAgency,
  own_api_keys: publicApi.ownApiKeys,
  own_brands: brands.ownBrands,
  own_drafts: ownDrafts.ownDrafts,
  own_games: managedGames.ownGames,
  own_imports: cards.ownImports,
  own_presets: presets.ownPresets,
  save_preset: presets.savePreset,
  delete_preset: presets.deletePreset,
  preset_of_code: presets.presetOfCode,
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
  room_beat: rooms.roomBeat,
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
  offer_feed_to_hunters: feeds.offerFeedToHunters,
  set_import_source_state: feeds.setImportSourceState,
  source_bans: takedowns.sourceBans,
  start_outlook: runs.startOutlook,
  switch_access_code: managedGames.switchAccessCode,
  take_out_of_editions: editions.takeOutOfEditions,
  takedowns: takedowns.takedowns,
  template_homes: cards.templateHomes,
  unfinished_runs: runs.unfinishedRuns,
} as const satisfies Readonly<Record<string, Rpc>>;

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
