import { z } from 'zod';
import { guestToken, id, refuseField } from './fields.ts';
import { MAX_GAP_PERCENT, type Comparison } from '../domain/comparison.ts';
import { refuseAmount, refuseRange } from '../domain/guess-rules.ts';
import { PRICE_KINDS } from '../domain/market-bounds.ts';
import type { PriceGuess } from '../domain/scoring.ts';
import { SESSION_STATUSES } from '../domain/states.ts';

/** What a client sends. Amounts are integer minor units; a range mode takes low and high instead of the amount. */
export interface SubmitGuessRequest {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly amountMinor?: number;
  readonly lowMinor?: number;
  readonly highMinor?: number;
  /** in a comparison, instead of amounts: the home that is named costs more than the one beside it */
  readonly isDearer?: true;
  /** and by how many percent, if the player says so */
  readonly gapPercent?: number | null;
  readonly currency: string;
  readonly guestToken?: string | null;
}

/** Amounts stay unknown until the shape is sound, so that each thing that can be wrong with one has its own code. */
export const submitGuessRequest = z
  .object({
    sessionId: id,
    gameListingId: id,
    amountMinor: z.unknown().optional(),
    lowMinor: z.unknown().optional(),
    highMinor: z.unknown().optional(),
    isDearer: z.literal(true).optional(),
    gapPercent: z.number().int().min(0).max(MAX_GAP_PERCENT).nullish(),
    currency: z.string().max(8),
    guestToken,
  })
  .superRefine((request, context) => {
    const isRange = request.lowMinor != null || request.highMinor != null;
    if (request.isDearer) {
      const hasAmount = isRange || request.amountMinor != null;
      if (hasAmount) refuseField(context, 'isDearer', 'invalid_request', request.isDearer);
      return;
    }
    if (request.gapPercent != null) {
      refuseField(context, 'gapPercent', 'invalid_request', request.gapPercent);
      return;
    }
    if (isRange && request.amountMinor != null) {
      refuseField(context, 'amountMinor', 'invalid_request', request.amountMinor);
      return;
    }
    const refusal = isRange
      ? refuseRange(request.lowMinor, request.highMinor)
      : refuseAmount(request.amountMinor);
    if (refusal) refuseField(context, isRange ? 'lowMinor' : 'amountMinor', refusal, undefined);
  })
  .transform(({ amountMinor, lowMinor, highMinor, isDearer, gapPercent, ...request }) => {
    const guess: PriceGuess | Comparison = isDearer
      ? { isDearer, gapPercent: gapPercent ?? null }
      : lowMinor == null
        ? { amountMinor: Number(amountMinor) }
        : { lowMinor: Number(lowMinor), highMinor: Number(highMinor) };
    return { ...request, guess };
  });

/**
 * The first answer to a guess, and every later one. Price, error and score are null for a poll that has not settled; score
 * and error alone are null once the home was taken out of the game, and counts for nobody.
 */
export const submitGuessAnswer = z.object({
  guess: z.object({
    amountMinor: z.number().nullable(),
    lowMinor: z.number().nullish(),
    highMinor: z.number().nullish(),
    priceMinor: z.number().nullable(),
    currency: z.string(),
    priceKind: z.enum(PRICE_KINDS),
    /** Month of the price, `2019-04`. */
    priceOn: z.string().nullish(),
    errorPercent: z.number().nullable(),
    /** Above zero for a guess too high. */
    signedErrorPercent: z.number().nullish(),
    score: z.number().nullable(),
    label: z.string().nullable(),
    multiplier: z.number().optional(),
    isLate: z.boolean().optional(),
    /** of two homes that were compared: whether the player said that this one costs more, and by how many percent */
    isDearer: z.boolean().optional(),
    gapPercent: z.number().int().nullish(),
  }),
  proof: z.object({ salt: z.string(), commitment: z.string() }).nullable(),
  session: z.object({
    totalScore: z.number(),
    guessed: z.number().int(),
    rounds: z.number().int(),
    status: z.enum(SESSION_STATUSES),
  }),
  replayed: z.boolean(),
});
export type SubmitGuessAnswer = z.output<typeof submitGuessAnswer>;

/** What a guess revealed. */
export type GuessAnswer = SubmitGuessAnswer;
/** Where a run stands. */
export type RunTotals = SubmitGuessAnswer['session'];
