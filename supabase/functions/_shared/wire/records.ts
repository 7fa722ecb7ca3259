import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
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
          fromMinor: z.number(),
          toMinor: z.number(),
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
