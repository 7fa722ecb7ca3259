import { z } from 'zod';
import { EDITION_KEYS, type EditionKey } from '../domain/editions.ts';
import { GAME_STATES, SESSION_STATUSES } from '../domain/states.ts';
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
      currency: z.string().nullable(),
      lowestMinor: z.number().nullable(),
      highestMinor: z.number().nullable(),
      homes: z
        .array(
          z.object({
            listingId: id,
            title: z.string(),
            town: z.string().nullable(),
            region: z.string().nullable(),
            amountMinor: z.number().nullable(),
            isSample: z.boolean(),
            /** by how much the crowd's middle guess missed, where it guessed */
            missPercent: z.number().int().nullable(),
            /** the day within the last year on which it stood before */
            lastOn: day.nullable(),
          }),
        )
        .nullable(),
    }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;

export type PlannedDay = z.output<typeof editionPlan.answers>[number];

/** For staff: how long the homes of an edition last, and which games they are set aside from. */
export const editionPool = {
  takes: z.object({ edition }),
  answers: z.object({
    edition,
    on: day,
    homesADay: z.number().int(),
    plannedDays: z.number().int(),
    /** that rested for a year and stand on no planned day */
    freshHomes: z.number().int(),
    /** the first planned day with a home that stood within the year before */
    repeatsOn: day.nullable(),
    daysUntilRepeat: z.number().int(),
    setAside: z.number().int(),
    games: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        state: z.enum(GAME_STATES),
        homes: z.number().int(),
        setAside: z.number().int(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type EditionPool = z.output<typeof editionPool.answers>;

/** For staff: takes a game's homes out of the pool and of days that have not begun; answers how many. */
export const takeOutOfEditions = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** For staff: gives a day that has not begun another home in the place of this one; answers which. */
export const replaceEditionHome = {
  takes: z.object({ edition, on: day, listingId: id }),
  answers: id,
  callers: 'account',
  mayRepeat: false,
} as const;

/** For staff: sets the operator's own homes of a game aside for editions; answers how many came in. */
export const setAsideForEditions = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;
