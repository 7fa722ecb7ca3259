import { z } from 'zod';
import { WISH_LANGUAGES } from '../domain/dossier/match/plain-wishes.ts';

/** Wishes in somebody's own words, for a model to read; or whether there is a model. */
export const readWishesRequest = z.union([
  z.object({ isProbe: z.literal(true) }),
  z.object({
    text: z.string().trim().min(1).max(1000),
    /** the provider whose name stood beside what was pressed: nothing goes to another one */
    agreesTo: z.string().min(1).max(200),
    language: z.enum(WISH_LANGUAGES).default('en'),
  }),
]);

export const readWishesAnswer = z.object({
  /** who reads, by the name that a person agrees to */
  provider: z.string(),
  /** what the rules did not read in those words, in words that they read; empty for the probe */
  phrases: z.array(z.string()),
});
