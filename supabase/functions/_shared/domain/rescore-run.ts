import { scoreComparison } from './comparison.ts';
import { bandOfLabel } from './error-bands.ts';
import { scoreRound, type KeptScore, type RoundRules } from './score-round.ts';
import { continuesStreak } from './scoring-options.ts';
import { maxRoundScore, type PriceGuess } from './scoring.ts';

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
  /** of two homes that were compared: what was said of this one, and what the other one costs */
  readonly compared?: ComparedGuess | undefined;
}

export interface ComparedGuess {
  readonly isDearer: boolean;
  readonly gapPercent: number | null;
  readonly otherMinor: number | null;
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
  return guesses.map(({ gameListingId, guess, priceMinor, isLate, compared, ...made }) => {
    if (compared) return { gameListingId, ...scorePair(compared, priceMinor, { ...rules, ...made }) };
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

/** Both homes of a pair earn what the one answer about them earns; nothing, while one of them has no price. */
function scorePair(
  { isDearer, gapPercent, otherMinor }: ComparedGuess,
  ownMinor: number | null,
  { difficulty, formula }: Pick<RoundRules, 'difficulty' | 'formula'>,
): KeptScore {
  if (ownMinor === null || otherMinor === null) return { score: null, label: null, logError: null };
  const [priceMinor, beside] = isDearer ? [ownMinor, otherMinor] : [otherMinor, ownMinor];
  const maxScore = maxRoundScore(formula);
  const { score, label } = scoreComparison({
    priceMinor,
    otherMinor: beside,
    gapPercent,
    difficulty,
    maxScore,
  });
  return { score, label, logError: null };
}
