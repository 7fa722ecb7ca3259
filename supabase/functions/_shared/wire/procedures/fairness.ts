import { z } from 'zod';
import { CORRECTION_ACTIONS, CORRECTION_REASONS } from '../../domain/corrections.ts';
import { SCORING_OPTION_KEYS } from '../../domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../../domain/scoring.ts';
import { procedure } from '../call.ts';
import { correction } from '../fairness.ts';
import { id } from '../fields.ts';
import { homePrice } from '../home-edits.ts';

const ofHome = {
  userId: id,
  gameSlug: z.string(),
  brand: z.string().nullable(),
  gameListingId: id,
  action: z.enum(CORRECTION_ACTIONS),
};
const amount = z.number().int().nullable();

/** The guesses that a correction moves, with what their points depend on: at most 2,000 runs after the one named. */
export const rescoreContext = procedure(
  z.object({ ...ofHome, after: id.nullable() }),
  z.object({
    scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)),
    absoluteLimitMinor: amount,
    runs: z.array(
      z.object({
        sessionId: id,
        difficulty: z.enum(DIFFICULTIES),
        guesses: z.array(
          z.object({
            gameListingId: id,
            amountMinor: amount,
            lowMinor: amount,
            highMinor: amount,
            priceMinor: amount,
            formula: z.enum(FORMULAS),
            multiplier: z.number(),
            isStaked: z.boolean(),
            isLate: z.boolean(),
            timeLeftShare: z.number(),
            /** null where an amount was guessed */
            isDearer: z.boolean().nullable(),
            gapPercent: z.number().int().nullable(),
            /** the other home of a pair */
            beside: z.object({ gameListingId: id, priceMinor: amount }).nullable(),
          }),
        ),
      }),
    ),
    /** how many corrections the game has had so far */
    seenCorrections: z.number().int(),
    next: id.nullable(),
  }),
);

/** Writes a correction with all of its scores at once. The same request key again is the same correction. */
export const recordCorrection = procedure(
  z.object({
    ...ofHome,
    reason: z.enum(CORRECTION_REASONS),
    note: z.string(),
    price: homePrice.nullable(),
    scores: z.array(
      z.object({
        sessionId: id,
        gameListingId: id,
        score: z.number().int().nullable(),
        label: z.string().nullable(),
        logError: z.number().nullable(),
      }),
    ),
    requestKey: id,
    /** as many as the scores were made after: another one in between is refused, and all is scored again */
    seenCorrections: z.number().int(),
  }),
  correction,
);
