import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { RATINGS } from '../domain/rating.ts';
import { DIFFICULTIES, FORMULAS } from '../domain/scoring.ts';
import { SESSION_STATUSES } from '../domain/states.ts';
import { crowd } from './crowds.ts';
import { asGuest, id } from './fields.ts';
import { submitGuessAnswer } from './guesses.ts';
import { knownPrice } from './homes.ts';
import { photo } from './photos.ts';
import { run, runGame } from './runs.ts';

/** What anybody with the link may see: no price and nothing that a price follows from. */
export const sharedRun = z.object({
  sessionId: id,
  game: runGame.omit({ id: true, currency: true, leaderboardEnabled: true, missLimitLog: true }),
  displayName: z.string(),
  status: z.enum(SESSION_STATUSES),
  ranked: z.boolean(),
  guessed: z.number().int(),
  /** what the squares make; null where even that would say too much */
  totalScore: z.number().nullable(),
  maxScore: z.number(),
  isSharingDetails: z.boolean(),
  /** the number of the error band, 0 (best) to 5; null: not guessed */
  rounds: z.array(
    z.object({
      position: z.number().int(),
      gameListingId: id.optional(),
      band: z.number().int().nullable(),
    }),
  ),
  /** sudden death: homes guessed within the limit; null in other games */
  survived: z.number().int().nullable(),
});
export type SharedRun = z.output<typeof sharedRun>;

const standing = z.object({
  /** null for a practice run, and while the run lasts */
  rank: z.number().int().nullable(),
  players: z.number().int().nullable(),
  percentile: z.number().nullable(),
  rating: z.enum(RATINGS),
  /** by which rules a guess earned its points */
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  absoluteLimitMinor: z.number().nullable(),
  histogram: z.array(z.object({ from: z.number(), to: z.number(), players: z.number().int() })),
  histogramOwnBin: z.number().int(),
});

/** The run as others may see it comes along, so that only the server decides what that is. */
const runStanding = run.extend({ ...standing.shape, share: sharedRun });

/** A home of a result: what it is called and looks like, and what the crowd said once the run has guessed it. */
export const playedHome = z.object({
  gameListingId: id,
  title: z.string().nullable(),
  photo: photo.nullable(),
  /** null before the guess, and of a withdrawn home */
  propertyType: z.string().nullable(),
  crowdMedianMinor: z.number().nullable(),
  /** the middle half of what was guessed */
  crowdQ1Minor: z.number().nullable(),
  crowdQ3Minor: z.number().nullable(),
  /** of a hundred others, how many missed by more; null where they are too few */
  closerThanPercent: z.number().nullable(),
});
export type PlayedHome = z.output<typeof playedHome>;

/** `homes` stand in the order of the rounds. */
export const runSummary = runStanding.extend({ homes: z.array(playedHome) });
export type RunSummary = z.output<typeof runSummary>;

/** What a price is compared with. Money in minor units. */
export const priceReasons = z.object({
  pricePerM2Minor: z.number().nullable(),
  floorAreaM2: z.number().nullable(),
  level: z
    .object({
      area: z.string(),
      medianMinor: z.number(),
      medianPerM2Minor: z.number(),
      expectedMinor: z.number().nullable(),
      source: z.string(),
      asOfOn: z.string(),
    })
    .nullable(),
  comparables: z.array(
    z.object({
      position: z.number().int(),
      title: z.string(),
      town: z.string().nullable(),
      priceMinor: z.number(),
      floorAreaM2: z.number().nullable(),
      pricePerM2Minor: z.number().nullable(),
    }),
  ),
});
export type PriceReasons = z.output<typeof priceReasons>;

export const detailedRound = z.object({
  gameListingId: id,
  position: z.number().int(),
  title: z.string().nullable(),
  town: z.string().nullable(),
  photo: photo.nullable(),
  isWithdrawn: z.boolean(),
  guess: submitGuessAnswer.nullable(),
  band: z.number().int().nullable(),
  crowd: crowd.nullable(),
  closerThanPercent: z.number().nullable(),
  why: priceReasons.nullable(),
});
export type DetailedRound = z.output<typeof detailedRound>;

export const detailedRun = runStanding.extend({ rounds: z.array(detailedRound) });
export type DetailedRun = z.output<typeof detailedRun>;

/** Somebody's shared prices, or the question whether the viewer wants to see them. */
export const sharedDetails = z.discriminatedUnion('needsSpoiler', [
  z.object({ needsSpoiler: z.literal(true), game: sharedRun.shape.game, displayName: z.string() }),
  sharedRun.extend({ needsSpoiler: z.literal(false), rounds: z.array(detailedRound) }),
]);
export type SharedDetails = z.output<typeof sharedDetails>;

/** What each variant of the results answers. */
export const RESULT_VARIANTS = {
  summary: runSummary,
  share: sharedRun,
  detailed: detailedRun,
  shared_detailed: sharedDetails,
} as const;

/** A result. `share` needs only the id; `summary` and `detailed` need the run's player. */
export const sessionResults = {
  takes: z.object({
    sessionId: id,
    variant: z.enum(['summary', 'share', 'detailed', 'shared_detailed']),
    guestToken: asGuest,
  }),
  answers: z.union([detailedRun, runSummary, sharedDetails, sharedRun]),
  /** the answer follows from this argument */
  answersBy: { argument: 'variant', shapes: RESULT_VARIANTS },
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Both sides of a challenge, for one of its players. */
export const challengeOf = {
  takes: z.object({ sessionId: id, guestToken: asGuest }),
  answers: z.object({
    /** every home is guessed, so that points are whole; else they are what the squares make */
    isExact: z.boolean(),
    own: sharedRun,
    /** the run that this one answers */
    challenger: sharedRun.nullable(),
    /** the finished runs that answer this one, newest first, at most twenty */
    answers: z.array(sharedRun),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type Challenge = z.output<typeof challengeOf.answers>;

/** All guesses on one home, as somebody who guessed it may see them. */
export const guesstimates = {
  takes: z.object({ gameListingId: id, guestToken: asGuest }),
  answers: z.object({
    game: z.object({
      id,
      slug: z.string(),
      family: z.enum(FAMILY_KEYS),
      title: z.string(),
      currency: z.string(),
    }),
    home: z.object({
      gameListingId: id,
      isWithdrawn: z.boolean(),
      title: z.string().nullable(),
      town: z.string().nullable(),
      photo: photo.nullable(),
    }),
    price: knownPrice.nullable(),
    own: z
      .object({
        sessionId: id,
        amountMinor: z.number().nullable(),
        lowMinor: z.number().nullable(),
        highMinor: z.number().nullable(),
      })
      .nullable(),
    crowd,
    isManager: z.boolean(),
    closerThanPercent: z.number().nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type Guesstimates = z.output<typeof guesstimates.answers>;
