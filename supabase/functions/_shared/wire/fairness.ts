import { z } from 'zod';
import {
  CORRECTION_ACTIONS,
  CORRECTION_REASONS,
  DISPUTE_NOTE_LENGTH,
  DISPUTE_REASONS,
  DISPUTE_STATES,
  POLL_STATES,
  WRONG_END_OBSTACLES,
} from '../domain/corrections.ts';
import { EDITION_KEYS } from '../domain/editions.ts';
import { asGuest, brand, cursor, id, slug } from './fields.ts';

const time = z.string().nullable();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A home that is guessed before it is sold, as everybody may see it. */
export const poll = z.object({
  gameListingId: id,
  state: z.enum(POLL_STATES),
  openedAt: z.string(),
  lockedAt: time,
  /** how many the seal binds; null while the poll is open */
  guesses: z.number().int().nullable(),
  seal: sha256.nullable(),
  endedAt: time,
  /** when the clock gives it up */
  givesUpAt: z.string(),
});
export type Poll = z.output<typeof poll>;

/** Locks the guesses of a home for sale and publishes their seal. */
export const lockPoll = {
  takes: z.object({ gameSlug: slug, brand, gameListingId: id }),
  answers: poll,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Makes a home that is for sale, and that nobody has played, a poll. */
export const openPoll = { ...lockPoll } as const;

/** A poll with its seal. Once it has ended, the hashes that the seal is made of, at most 5,000 after the one named. */
export const pollRecord = {
  takes: z.object({ gameListingId: id, after: z.string().optional(), guestToken: asGuest }),
  answers: poll.extend({
    own: z.object({ sessionId: id, salt: z.string(), leaf: sha256 }).nullable(),
    leaves: z.array(sha256),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type PollRecord = z.output<typeof pollRecord.answers>;

/** A correction as anybody may read it: no price, no name, and no words of people. */
export const correction = z.object({
  id,
  gameListingId: id,
  position: z.number().int(),
  action: z.enum(CORRECTION_ACTIONS),
  reason: z.enum(CORRECTION_REASONS),
  /** how many runs it moved */
  runs: z.number().int(),
  madeAt: z.string(),
});
export type Correction = z.output<typeof correction>;

/** What was corrected in a game, newest first, fifty at a time. */
export const gameCorrections = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest, after: id.optional() }),
  answers: z.object({ title: z.string(), corrections: z.array(correction), next: cursor }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What was corrected in days that everybody plays, newest first, fifty at a time. */
export const dayCorrections = {
  takes: z.object({ after: id.optional() }),
  answers: z.object({
    corrections: z.array(
      correction.extend({ edition: z.enum(EDITION_KEYS), on: z.string(), number: z.number().int() }),
    ),
    next: cursor,
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type DayCorrection = z.output<typeof dayCorrections.answers>['corrections'][number];

/** What a correction moved for one run. Prices only of a home that the run has guessed. */
export const runCorrection = correction.extend({
  title: z.string(),
  note: z.string(),
  wasGuessed: z.boolean(),
  /** the home was compared with another one, and both were judged again */
  isOfPair: z.boolean(),
  currency: z.string().nullable(),
  priceBeforeMinor: z.number().nullable(),
  priceAfterMinor: z.number().nullable(),
  scoreBefore: z.number().nullable(),
  scoreAfter: z.number().nullable(),
  totalBefore: z.number(),
  totalAfter: z.number(),
});
export type RunCorrection = z.output<typeof runCorrection>;

/** What a player says is wrong, and what was answered. */
export const dispute = z.object({
  id,
  /** null: about the whole run, which was taken off the boards */
  gameListingId: id.nullable(),
  title: z.string().nullable(),
  reason: z.enum(DISPUTE_REASONS),
  note: z.string(),
  state: z.enum(DISPUTE_STATES),
  createdAt: z.string(),
  decidedAt: time,
  decisionNote: z.string(),
  appealedAt: time,
  appealNote: z.string(),
  judgedAt: time,
  judgementNote: z.string(),
});
export type Dispute = z.output<typeof dispute>;

const disputeNote = z.string().trim().max(DISPUTE_NOTE_LENGTH);

/** Says what is wrong with a guessed home, or with a run that was hidden. Asked again it answers the first question. */
export const raiseDispute = {
  takes: z.object({
    sessionId: id,
    gameListingId: id.nullish(),
    reason: z.enum(DISPUTE_REASONS),
    note: disputeNote.optional(),
    requestKey: id,
    guestToken: asGuest,
  }),
  answers: dispute,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Takes a refused question to the staff, once. */
export const appealDispute = {
  takes: z.object({ disputeId: id, note: disputeNote.min(3), guestToken: asGuest }),
  answers: dispute,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Answers a question: the people of the game an open one, staff an appeal. A no says why. */
export const decideDispute = {
  takes: z.object({ disputeId: id, isUpheld: z.boolean(), note: disputeNote.optional() }),
  answers: dispute,
  callers: 'account',
  mayRepeat: true,
} as const;

/** What was corrected, asked and answered about the caller's own run, and whether it was taken off the boards. */
export const runFairness = {
  takes: z.object({ sessionId: id, guestToken: asGuest }),
  answers: z.object({
    corrections: z.array(runCorrection),
    /** by what is known now the run would not have ended; null where it ended as it should */
    wrongEnd: z
      .object({ homesLeft: z.number().int(), obstacle: z.enum(WRONG_END_OBSTACLES).nullable() })
      .nullable(),
    disputes: z.array(dispute),
    polls: z.array(poll.extend({ position: z.number().int() })),
    exclusion: z.object({ reason: z.string(), excludedAt: z.string() }).nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type RunFairness = z.output<typeof runFairness.answers>;

/** Takes up a run that a wrong price had ended. Asked again it answers the same. */
export const goOnWithRun = {
  takes: z.object({ sessionId: id, guestToken: asGuest }),
  answers: z.object({ sessionId: id, /** the home to go on with */ gameListingId: id }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Polls, questions and corrections of a game, for the people who run it. */
export const gameFairness = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.object({
    polls: z.array(poll.extend({ title: z.string(), guessesNow: z.number().int() })),
    disputes: z.array(
      dispute.extend({
        player: z.string(),
        /** what was written may hold a price that the reader must not know */
        isNoteHidden: z.boolean().optional(),
      }),
    ),
    corrections: z.array(correction.extend({ title: z.string(), note: z.string() })),
    homes: z.array(
      z.object({
        gameListingId: id,
        title: z.string(),
        currency: z.string(),
        mayPrice: z.boolean(),
        mayPoll: z.boolean(),
        guesses: z.number().int(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type GameFairness = z.output<typeof gameFairness.answers>;

/** What players appealed, the oldest first, for staff. */
export const appeals = {
  takes: z.object({ after: id.optional() }),
  answers: z.object({
    appeals: z.array(
      dispute.extend({
        player: z.string(),
        gameSlug: z.string(),
        gameTitle: z.string(),
        brand: z.string(),
      }),
    ),
    next: cursor,
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type Appeals = z.output<typeof appeals.answers>;
