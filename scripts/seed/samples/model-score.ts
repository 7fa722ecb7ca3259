import { createHash } from 'node:crypto';
import { maxRoundScore, scoreGuess } from '#domain/scoring.ts';
import { modelPriceMajor } from './price-sample-home.ts';
import { sampleListings } from './sample-listings.ts';

/**
 * What somebody scores who has read the published code and knows no secret: the mean points of a home, of 1,000, under the
 * default formula, over all samples of many made-up installations.
 *
 * @param factor what the model's price is multiplied with; 1 is its median, the best single guess
 */
export function modelScore(installations: number, factor = 1): number {
  const scores = Array.from({ length: installations }, (_, place) =>
    createHash('sha256').update(`installation ${place}`).digest('hex'),
  ).flatMap((secret) =>
    sampleListings(secret).map(
      (listing) =>
        scoreGuess({
          formula: 'log_ratio',
          difficulty: 'normal',
          guess: { amountMinor: Math.round(modelPriceMajor(listing, listing) * 100 * factor) },
          priceMinor: listing.priceMinor,
        }).score,
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** The most that {@link modelScore} can be, for the report. */
export const MODEL_SCORE_MAXIMUM = maxRoundScore('log_ratio');
