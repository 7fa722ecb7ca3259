import { bandOfLabel } from './error-bands.ts';
import { scoreRound, type KeptScore, type RoundRules } from './score-round.ts';
import { continuesStreak } from './scoring-options.ts';
import type { PriceGuess } from './scoring.ts';

/** A guess as it is kept, with the price that it is now measured by. */
export interface GuessToRescore extends Pick<
  RoundRules,
  'formula' | 'multiplier' | 'timeLeftShare' | 'isStaked'
> {
  readonly gameListingId: string;
  /** null where time was over before there was an amount */
  readonly guess: PriceGuess | null;
  /** null: a poll that has not settled */
  readonly priceMinor: number | null;
  readonly isLate: boolean;
}

export interface RescoredGuess extends KeptScore {
  readonly gameListingId: string;
}

/**
 * The points of a run's guesses, in the order in which they were made, by the formula that each was made under. Pure: what
 * a correction gives is what the guess would have got at once, streaks counted anew.
 */
export function rescoreRun(
  rules: Pick<RoundRules, 'difficulty' | 'scoringOptions' | 'absoluteLimitMinor'>,
  guesses: readonly GuessToRescore[],
): RescoredGuess[] {
  let streakBefore = 0;
  return guesses.map(({ gameListingId, guess, priceMinor, isLate, ...made }) => {
    if (isLate || guess === null) {
      streakBefore = 0;
      return { gameListingId, score: 0, label: 'time_over', logError: null };
    }
    // A poll neither carries a streak on nor breaks it: nobody knows yet how close it was.
    if (priceMinor === null) return { gameListingId, score: null, label: null, logError: null };
    const kept = scoreRound(guess, priceMinor, { ...rules, ...made, streakBefore });
    const isClose =
      kept.label !== null && kept.label !== 'time_over' && continuesStreak(bandOfLabel(kept.label));
    streakBefore = isClose ? streakBefore + 1 : 0;
    return { gameListingId, ...kept };
  });
}
