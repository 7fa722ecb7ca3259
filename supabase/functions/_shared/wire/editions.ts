import { z } from 'zod';
import { EDITION_KEYS, type EditionKey } from '../domain/editions.ts';
import { SESSION_STATUSES } from '../domain/states.ts';
import { asGuest, brand, id, slug } from './fields.ts';

export const edition = z.enum(EDITION_KEYS as unknown as readonly [EditionKey, ...EditionKey[]]);
/** A day of the calendar, `YYYY-MM-DD`; of a week or weekend its first. */
const day = z.string();

/** A day of an edition. */
export const dailyChallenge = {
  takes: z.object({
    edition,
    /** a day that is over; absent: the one that began last */
    on: day.optional(),
  }),
  answers: z.object({
    edition,
    on: day,
    number: z.number().int(),
    /** null only in what staff read of a day that has not begun */
    gameSlug: z.string().nullable(),
    /** the same homes without hints, scored harder, on a board of its own */
    hardGameSlug: z.string().nullable(),
    opensAt: z.string(),
    closesAt: z.string(),
    nextOpensAt: z.string(),
    /** the server's time, by which screens count down */
    nowAt: z.string(),
    timeZone: z.string(),
    isToday: z.boolean(),
    homes: z.number().int(),
    currency: z.string().nullable(),
    /** samples stand in for homes that are missing */
    isSample: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type DailyChallenge = z.output<typeof dailyChallenge.answers>;

/** What somebody made of a day: their run of one of its games. */
const runOfDay = z.object({
  sessionId: id,
  gameSlug: z.string(),
  isHard: z.boolean(),
  status: z.enum(SESSION_STATUSES),
  isRanked: z.boolean(),
  /** false: it was caught up later */
  isOfItsDay: z.boolean(),
  totalScore: z.number(),
  maxScore: z.number(),
  guessed: z.number().int(),
  rounds: z.number().int(),
});

/** What the caller made of an edition. */
export const editionRecord = {
  takes: z.object({ edition, month: day.optional(), guestToken: asGuest }),
  answers: z.object({
    edition,
    on: day,
    firstOn: day,
    /** the first day of the month that `days` are of */
    month: day,
    nowAt: z.string(),
    /** a mark for each day since the edition began, today's first: see `streakOf` */
    marks: z.string(),
    days: z.array(
      z.object({
        on: day,
        number: z.number().int(),
        gameSlug: z.string(),
        hardGameSlug: z.string().nullable(),
        isForgiven: z.boolean(),
        run: runOfDay.nullable(),
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type EditionRecord = z.output<typeof editionRecord.answers>;
export type RecordedDay = EditionRecord['days'][number];

/** For staff: the days that are chosen, sixty from one on. */
export const editionPlan = {
  takes: z.object({ edition, fromOn: day.optional() }),
  answers: z.array(
    z.object({
      on: day,
      number: z.number().int(),
      opensAt: z.string(),
      closesAt: z.string(),
      hasBegun: z.boolean(),
      homes: z
        .array(
          z.object({
            listingId: id,
            title: z.string(),
            town: z.string().nullable(),
            isSample: z.boolean(),
            missPercent: z.number().int().nullable(),
          }),
        )
        .nullable(),
    }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;

/** For staff: sets the operator's own homes of a game aside for editions; answers how many came in. */
export const setAsideForEditions = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;
