import { z } from 'zod';
import { BADGE_FACTS, BADGE_KEYS, type BadgeKey } from '../domain/badges.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { TIER_KEYS, type Tier } from '../domain/tiers.ts';
import { id } from './fields.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
const day = z.string();

/** A run as its player's record names it. */
const recordedRun = z.object({
  sessionId: id,
  game: z.object({
    slug: z.string(),
    family: z.enum(FAMILY_KEYS),
    title: z.string(),
    /** on whose site it was played */
    brand: z.string(),
  }),
  finishedAt: z.string().nullable(),
  totalScore: z.number().int(),
  maxScore: z.number().int(),
});
export type RecordedRun = z.output<typeof recordedRun>;

/** What the caller has played. */
export const ownPlay = {
  takes: z.object({
    /** whose midnights part the days */
    timeZone: z.string().optional(),
  }),
  answers: z.object({
    on: day,
    daysShown: z.number().int(),
    firstAt: z.string().nullable(),
    runs: z.number().int(),
    endedRuns: z.number().int(),
    rankedRuns: z.number().int(),
    homes: z.number().int(),
    daysPlayed: z.number().int(),
    /** days of the last `daysShown` on which homes were guessed */
    days: z.array(z.object({ on: day, homes: z.number().int() })),
    bestRun: recordedRun.nullable(),
    mostOverPar: recordedRun.extend({ overPar: z.number().int() }).nullable(),
    closest: recordedRun.extend({ logError: z.number(), title: z.string().nullable() }).nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnPlay = z.output<typeof ownPlay.answers>;

const misses = {
  n: z.number().int(),
  mean: z.number(),
  spread: z.number().nullable(),
};

/** How near the caller guesses, and to which side: see `biasOf`. */
export const ownAccuracy = {
  takes: z.object({}),
  answers: z.object({
    guesses: z.number().int(),
    /** the middle miss, in percent of the price; null without a guess */
    medianPercent: z.number().nullable(),
    within5: z.number().int(),
    within10: z.number().int(),
    within20: z.number().int(),
    bias: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('all'), ...misses }),
        z.object({ kind: z.literal('type'), propertyType: z.string(), ...misses }),
        z.object({ kind: z.literal('area'), area: z.string(), countryCode: z.string(), ...misses }),
        z.object({
          kind: z.literal('price'),
          currency: z.string(),
          /** see `priceStep` */
          step: z.number().int(),
          ...misses,
        }),
      ]),
    ),
    /** ranges by their width, ln(high / low): how many there were, and how many held the price */
    ranges: z.array(
      z.object({
        widthFrom: z.number(),
        widthTo: z.number().nullable(),
        n: z.number().int(),
        held: z.number().int(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnAccuracy = z.output<typeof ownAccuracy.answers>;
export type GroupBias = OwnAccuracy['bias'][number];

export const badge = z.object({
  badge: z.enum(BADGE_KEYS as unknown as readonly [BadgeKey, ...BadgeKey[]]),
  fact: z.enum(BADGE_FACTS),
  atLeast: z.number().int(),
  /** null: not yet */
  earnedOn: day.nullable(),
  /** the share of players who have it; null where they are too few to tell */
  rarity: z.number().nullable(),
});
export type ToldBadge = z.output<typeof badge>;

/** Every badge, what the caller has of each fact, and what they have earned. */
export const ownBadges = {
  takes: z.object({}),
  answers: z.object({
    badges: z.array(badge),
    facts: z.array(z.object({ fact: z.enum(BADGE_FACTS), amount: z.number().int() })),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnBadges = z.output<typeof ownBadges.answers>;

const tier = z.enum(TIER_KEYS as unknown as readonly [Tier, ...Tier[]]).nullable();

/** Where a player stands in a season. */
export const seasonStanding = z.object({
  seasonOn: day,
  homes: z.number().int(),
  /** the mean of points over par, in thousandths of what a round can bring */
  overPar: z.number(),
  /** what ranks: the same with some homes at par added */
  score: z.number(),
  /** null before there are enough homes */
  rank: z.number().int().nullable(),
  players: z.number().int(),
  percentile: z.number().nullable(),
  /** null while too few are placed */
  tier,
});
export type SeasonStanding = z.output<typeof seasonStanding>;

export const ownSeasons = {
  takes: z.object({}),
  answers: z.object({
    seasonOn: day,
    /** the first day after it */
    endsOn: day,
    current: seasonStanding.nullable(),
    past: z.array(seasonStanding),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnSeasons = z.output<typeof ownSeasons.answers>;

/** The players of a season, fifty at a time. */
export const seasonBoard = {
  takes: z.object({
    /** any day of it; absent: the season of now */
    seasonOn: day.optional(),
    after: z.string().optional(),
  }),
  answers: z.object({
    seasonOn: day,
    endsOn: day,
    players: z.number().int(),
    rows: z.array(
      z.object({
        id: z.string(),
        rank: z.number().int(),
        displayName: z.string(),
        homes: z.number().int(),
        overPar: z.number(),
        score: z.number(),
        isOwn: z.boolean(),
        tier,
      }),
    ),
    next: z.string().nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SeasonBoard = z.output<typeof seasonBoard.answers>;
