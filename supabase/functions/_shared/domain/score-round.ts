import { stakedScore } from './double-or-nothing.ts';
import type { BandLabel } from './error-bands.ts';
import { applyOptions, optionsOf, type ScoringOptionKey } from './scoring-options.ts';
import { maxRoundScore, scoreGuess, type Difficulty, type Formula, type PriceGuess } from './scoring.ts';

/** What the points of a guess depend on, beside the guess itself. */
export interface RoundRules {
  readonly formula: Formula;
  readonly difficulty: Difficulty;
  readonly multiplier: number;
  readonly scoringOptions: readonly ScoringOptionKey[];
  readonly absoluteLimitMinor?: number | null | undefined;
  readonly streakBefore: number;
  readonly timeLeftShare: number;
  readonly isStaked: boolean;
}

/** What a guess earned, as it is kept. A poll has no points yet, a late guess none at all. */
export interface KeptScore {
  readonly score: number | null;
  readonly label: BandLabel | 'time_over' | null;
  readonly logError: number | null;
}

/** The points of a guess on a home of this price, hints, options and stake counted in. */
export function scoreRound(guess: PriceGuess, priceMinor: number, rules: RoundRules): KeptScore {
  const { score, label, logError, band } = scoreGuess({
    formula: rules.formula,
    difficulty: rules.difficulty,
    guess,
    priceMinor,
    multiplier: rules.multiplier,
    ...(rules.absoluteLimitMinor != null && { absoluteLimitMinor: rules.absoluteLimitMinor }),
  });
  // A range earns by its interval score alone: anything added would make another range than the honest one pay.
  if ('lowMinor' in guess) return { score, label, logError };
  const withOptions = applyOptions(
    {
      score,
      maxScore: maxRoundScore(rules.formula),
      band,
      logError,
      streakBefore: rules.streakBefore,
      timeLeftShare: rules.timeLeftShare,
    },
    optionsOf(rules.scoringOptions),
  );
  return { score: rules.isStaked ? stakedScore(withOptions, band) : withOptions, label, logError };
}
