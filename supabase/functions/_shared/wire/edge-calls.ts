// Every edge function that a client can call: the table, beside that of the database's functions in calls.ts.
import * as agencyHosts from './agency-hosts.ts';
import * as agencyHomes from './agency-homes.ts';
import * as clientReports from './client-reports.ts';
import * as codes from './codes.ts';
import * as comments from './comments.ts';
import * as dossierAnswers from './dossier-answers.ts';
import * as dossierPhotos from './dossier-photos.ts';
import * as drafts from './drafts.ts';
import * as fairness from './fairness.ts';
import * as feeds from './feeds.ts';
import * as gameSettings from './game-settings.ts';
import * as guesses from './guesses.ts';
import * as hints from './hints.ts';
import * as homeEdits from './home-edits.ts';
import * as importing from './importing.ts';
import * as managedGames from './managed-games.ts';
import * as managedHomes from './managed-homes.ts';
import * as names from './names.ts';
import * as rescoring from './rescoring.ts';
import * as reminders from './reminders.ts';
import * as rooms from './rooms.ts';
import * as site from './site.ts';
import * as runs from './runs.ts';
import { startRunRequest } from './start-run.ts';
import * as takedownRequests from './takedown-requests.ts';
import * as takedowns from './takedowns.ts';
import * as valuations from './valuations.ts';
import * as wishReadings from './wish-readings.ts';
import type { EdgeCall } from './call.ts';

/** Edge functions, by the name of their folder. */
export const functions = {
  'check-name': {
    takes: names.checkNameRequest,
    answers: names.checkNameAnswer,
    callers: 'everybody',
  },
  'check-host': {
    takes: agencyHosts.checkHostRequest,
    answers: agencyHosts.checkHostAnswer,
    callers: 'account',
  },
  // Its answer comes as server-sent events, each of them one of these.
  'dossier-chat': {
    takes: dossierAnswers.dossierChatRequest,
    answers: dossierAnswers.dossierChatAnswer,
    callers: 'account',
  },
  'dossier-feedback': {
    takes: dossierAnswers.dossierFeedbackRequest,
    answers: dossierAnswers.dossierFeedbackAnswer,
    callers: 'account',
  },
  'find-by-code': { takes: codes.findByCodeRequest, answers: codes.findByCodeAnswer, callers: 'everybody' },
  'import-homes': {
    takes: agencyHomes.importHomesRequest,
    answers: agencyHomes.importHomesAnswer,
    callers: 'account',
  },
  'import-listing': {
    takes: importing.importListingRequest,
    answers: importing.importListingAnswer,
    callers: 'account',
  },
  'join-room': { takes: rooms.joinRoomRequest, answers: rooms.roomEntry, callers: 'everybody' },
  // Its body is the file; photo and width stand in the address.
  'keep-dossier-photo': {
    takes: dossierPhotos.keepDossierPhotoRequest,
    answers: dossierPhotos.keepDossierPhotoAnswer,
    callers: 'account',
  },
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
  'read-wishes': {
    takes: wishReadings.readWishesRequest,
    answers: wishReadings.readWishesAnswer,
    callers: 'account',
  },
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
  'save-home': {
    takes: agencyHomes.saveHomeRequest,
    answers: agencyHomes.editedHome,
    callers: 'account',
  },
  'save-listing': {
    takes: homeEdits.saveListingRequest,
    answers: managedHomes.managedListing,
    callers: 'account',
  },
  'save-site': { takes: site.saveSiteRequest, answers: site.saveSiteAnswer, callers: 'account' },
  // The clock's call, as read-feed's.
  'send-messages': {
    takes: reminders.sendMessagesRequest,
    answers: reminders.sendMessagesAnswer,
    callers: 'everybody',
  },
  'start-run': { takes: startRunRequest, answers: runs.startRunAnswer, callers: 'everybody' },
  'submit-guess': {
    takes: guesses.submitGuessRequest,
    answers: guesses.submitGuessAnswer,
    callers: 'everybody',
    sends: undefined as guesses.SubmitGuessRequest | undefined,
  },
  'value-home': {
    takes: valuations.valueHomeRequest,
    answers: valuations.valueHomeAnswer,
    callers: 'everybody',
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
