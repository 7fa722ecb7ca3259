import { z } from 'zod';
import { SESSION_STATUSES } from '../domain/states.ts';
import { PRACTICE_REASONS } from '../domain/practice-reasons.ts';
import { asGuest, brand, cursor, id } from './fields.ts';
import { submitGuessAnswer } from './guesses.ts';
import { modeOptions } from './modes.ts';
import { photo } from './photos.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { PRICE_KINDS } from '../domain/market-bounds.ts';

export const startRunAnswer = z.object({
  sessionId: id,
  /** Comes once, when one was made for a new guest. */
  guestToken: z.string().min(32).optional(),
  game: z.object({
    id,
    slug: z.string(),
    family: z.enum(FAMILY_KEYS),
    currency: z.string(),
    rounds: z.number().int(),
  }),
  rounds: z.array(
    z.object({
      gameListingId: id,
      position: z.number().int(),
      commitment: z.string().nullable(),
      priceKind: z.enum(PRICE_KINDS),
      priceYear: z.number().int().nullable(),
    }),
  ),
  ranked: z.boolean(),
});
export type StartRunAnswer = z.output<typeof startRunAnswer>;

/** A game as a run names it. */
export const runGame = z.object({
  id,
  slug: z.string(),
  brand: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  currency: z.string(),
  rounds: z.number().int(),
  leaderboardEnabled: z.boolean(),
  /** sudden death: the run ends at a guess with a larger |ln(guess / price)|; null in other games */
  missLimitLog: z.number().nullable(),
});
export type RunGame = z.output<typeof runGame>;

export const runRound = z.object({
  gameListingId: id,
  position: z.number().int(),
  priceKind: z.enum(PRICE_KINDS),
  priceYear: z.number().int().nullable(),
  commitment: z.string().nullable(),
  /** null until it was opened */
  openedAt: z.string().nullable(),
  /** null in games without a clock */
  deadlineAt: z.string().nullable(),
  isWithdrawn: z.boolean().optional(),
  isStaked: z.boolean().nullish(),
  guess: submitGuessAnswer.nullable(),
});
export type RunRound = z.output<typeof runRound>;

/** A run as its player sees it. */
export const run = z.object({
  sessionId: id,
  game: runGame,
  status: z.enum(SESSION_STATUSES),
  ranked: z.boolean(),
  /** null for ranked runs, and for practice of before reasons were kept */
  practiceReason: z.enum(PRACTICE_REASONS).nullable(),
  mode: z.string(),
  /** what the run's mode says, fixed when it started */
  modeOptions: modeOptions.optional(),
  displayName: z.string(),
  totalScore: z.number(),
  maxScore: z.number(),
  guessed: z.number().int(),
  isSharingDetails: z.boolean(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** sudden death: homes guessed within the limit; null in other games */
  survived: z.number().int().nullable(),
  rounds: z.array(runRound),
});
export type Run = z.output<typeof run>;
export type RunStatus = Run['status'];

const ofRun = { sessionId: id, guestToken: asGuest };

/** The caller's run. */
export const runState = {
  takes: z.object(ofRun),
  answers: run,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What a player should know before a run of a game. */
export const startOutlook = {
  takes: z.object({
    gameSlug: z.string(),
    brand,
    guestToken: asGuest,
    likeRun: id.nullish(),
  }),
  answers: z.object({
    /** why a run that starts now is practice; null: it will be ranked */
    practiceReason: z.enum(PRACTICE_REASONS).nullable(),
    /** of the homes that come, or may come where they are drawn, how many the player knows */
    knownHomes: z.number().int(),
    homes: z.number().int(),
    /** the game has enough homes that the player does not know */
    canSwap: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type StartOutlook = z.output<typeof startOutlook.answers>;

/** Ends a run; rounds still open score nothing. */
export const giveUpRun = {
  takes: z.object(ofRun),
  answers: run,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** A run that the visitor may go on with. */
export const unfinishedRun = z.object({
  sessionId: id,
  game: z.object({
    id,
    slug: z.string(),
    brand: z.string(),
    family: z.enum(FAMILY_KEYS),
    title: z.string(),
  }),
  guessed: z.number().int(),
  rounds: z.number().int(),
  totalScore: z.number(),
  nextGameListingId: id.nullable(),
});
export type UnfinishedRun = z.output<typeof unfinishedRun>;

/** The runs that this visitor may go on with, newest first. */
export const unfinishedRuns = {
  takes: z.object({ guestToken: asGuest }),
  answers: z.array(unfinishedRun),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** A run of a brand that is under way, or expired lately. */
export const resumableRun = unfinishedRun.extend({
  game: unfinishedRun.shape.game.extend({ isOpen: z.boolean(), cover: photo.nullable() }),
  status: z.enum(['active', 'expired']),
  ranked: z.boolean(),
  modeOptions: modeOptions.optional(),
  /** when its player last did something */
  activeAt: z.string(),
  expiresAt: z.string(),
  lastGameListingId: id.nullable(),
});
export type ResumableRun = z.output<typeof resumableRun>;

/** The visitor's runs of a brand: those under way, then those that expired in the last week. */
export const resumableRuns = {
  takes: z.object({ brand, guestToken: asGuest }),
  answers: z.array(resumableRun),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** A run as the list of its player's runs shows it. */
export const ownRun = z.object({
  sessionId: id,
  game: z.object({
    id,
    slug: z.string(),
    family: z.enum(FAMILY_KEYS),
    title: z.string(),
    cover: photo.nullable(),
  }),
  status: z.enum(SESSION_STATUSES),
  ranked: z.boolean(),
  modeOptions: modeOptions.optional(),
  guessed: z.number().int(),
  rounds: z.number().int(),
  totalScore: z.number(),
  /** sudden death: homes guessed within the limit; null in other games */
  survived: z.number().int().nullable(),
  startedAt: z.string(),
  lastGameListingId: id.nullable(),
});
export type OwnRun = z.output<typeof ownRun>;

/** A page of the caller's runs of a brand, newest first. */
export const ownRuns = {
  takes: z.object({ brand, guestToken: asGuest, after: z.string().optional() }),
  answers: z.object({ runs: z.array(ownRun), next: cursor }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Moves a guest's runs to the account that has just signed in. */
export const claimGuestRuns = {
  takes: z.object({ guestToken: z.string() }),
  answers: z.object({ claimed: z.number().int() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Lets anybody with the link see the prices of a finished run, or no longer. Answers what holds now. */
export const setDetailSharing = {
  takes: z.object({ ...ofRun, isShared: z.boolean() }),
  answers: z.boolean(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The viewer wants to see the prices of a shared run; from then on their own runs of the game are practice. */
export const acceptSpoiler = {
  takes: z.object(ofRun),
  /** the token of the guest who was made for a viewer without one */
  answers: z.object({ guestToken: z.string().nullable() }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
