import { z } from 'zod';
import { crowd } from './crowds.ts';
import { asGuest, brand, guestToken, id, slug } from './fields.ts';
import { gameHome, knownPrice } from './homes.ts';

/** Opens the client report of a showcase with its access code. */
export const openReportRequest = z.object({
  game: slug,
  brand,
  code: z.string().trim().min(1).max(64),
  guestToken,
});
export type OpenReportRequest = z.input<typeof openReportRequest>;

export const openReportAnswer = z.object({
  /** Comes once, when one was made for a viewer who had none. */
  guestToken: z.string().min(32).optional(),
});
export type OpenReportAnswer = z.output<typeof openReportAnswer>;

/** One home of a client's report. */
export const reportHome = gameHome.pick({ gameListingId: true, position: true, photo: true }).extend({
  title: z.string(),
  town: z.string().nullable(),
  district: z.string().nullable(),
  price: knownPrice.nullable(),
  crowd,
  /** of a hundred guesses, how many lie above the price; null under five */
  abovePercent: z.number().nullable(),
  /** nobody guesses on a fresh installation: the guesses on this home of a sample are invented, and to be called so */
  hasSampleGuesses: z.boolean(),
  /** median of all guesses up to the end of each week, from five on */
  trend: z.array(z.object({ weekOn: z.string(), guesses: z.number().int(), medianMinor: z.number() })),
});
export type ReportHome = z.output<typeof reportHome>;

/** A showcase's report. Refuses `not_allowed` for whoever neither manages the game nor opened it with its code. */
export const clientReport = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest }),
  answers: z.object({
    game: z.object({
      id,
      slug: z.string(),
      title: z.string(),
      currency: z.string(),
      isSample: z.boolean(),
    }),
    agency: z.object({ name: z.string(), email: z.string() }),
    madeAt: z.string(),
    players: z.number().int(),
    guesses: z.number().int(),
    /** guess by price over all homes; null under five guesses */
    medianRatio: z.number().nullable(),
    q1Ratio: z.number().nullable(),
    q3Ratio: z.number().nullable(),
    homes: z.array(reportHome),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type ClientReport = z.output<typeof clientReport.answers>;
