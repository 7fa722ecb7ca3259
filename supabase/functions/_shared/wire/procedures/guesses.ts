import { z } from 'zod';
import { PRICE_KINDS } from '../../domain/market-bounds.ts';
import { SCORING_OPTION_KEYS } from '../../domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../../domain/scoring.ts';
import { procedure } from '../call.ts';
import { asGuest, id } from '../fields.ts';
import { submitGuessAnswer } from '../guesses.ts';

const amount = z.number().int().nullable();
/** One amount, or the two ends of a range. */
const guessed = {
  sessionId: id,
  gameListingId: id,
  amountMinor: amount,
  lowMinor: amount,
  highMinor: amount,
  /** in a comparison: the home is named as the dearer of its pair, by so many percent */
  isDearer: z.literal(true).nullable(),
  gapPercent: z.number().int().nullable(),
};

/** submit-guess begins again with both: a hint may have been taken meanwhile, and the score is another one then. */
const REPEATED_BY_ITS_CALLER = { mayRepeat: false };

/** What scoring needs to know of a round. */
export const roundToScore = z.object({
  priceMinor: z.number().nullable(),
  listingPriceId: id.nullable(),
  currency: z.string(),
  priceKind: z.enum(PRICE_KINDS),
  minMinor: z.number(),
  maxMinor: z.number(),
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  multiplier: z.number(),
  scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)).default([]),
  absoluteLimitMinor: z.number().nullish(),
  streakBefore: z.number().default(0),
  timeLeftShare: z.number().default(0),
  isLate: z.boolean(),
  isRange: z.boolean(),
  /** in a comparison: the price of the other home of the pair */
  beside: z.object({ priceMinor: z.number().nullable(), listingPriceId: id }).nullish(),
  /** the player staked on the home before it was opened */
  isStaked: z.boolean().default(false),
});
export type RoundToScore = z.output<typeof roundToScore>;

/** What scoring needs, the answer that this guess already got, or a counted refusal. */
export const guessContext = procedure(
  z.object({
    ...guessed,
    currency: z.string(),
    userId: id.nullable(),
    guestToken: asGuest,
    clientAddress: z.string(),
  }),
  z.union([
    // A refusal as an answer: raised, it would take the count of the rate limit back with it.
    z.object({ refusal: z.object({ code: z.string(), detail: z.string() }) }),
    z.object({ replay: submitGuessAnswer }),
    z.object({ round: roundToScore }),
  ]),
  REPEATED_BY_ITS_CALLER,
);

/** Records a scored guess once; the same guess again gets the first answer. */
export const recordGuess = procedure(
  z.object({
    ...guessed,
    listingPriceId: id.nullable(),
    logError: z.number().nullable(),
    score: z.number().int().nullable(),
    label: z.string().nullable(),
    formula: z.enum(FORMULAS),
    formulaVersion: z.number().int(),
    multiplier: z.number(),
    isLate: z.boolean(),
    priceBesideId: id.nullable(),
  }),
  submitGuessAnswer,
  REPEATED_BY_ITS_CALLER,
);
