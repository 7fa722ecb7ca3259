import type { DraftRules } from '#wire/drafts.ts';
import { applyOptions, fitsFormula, optionsOf } from '#domain/scoring-options.ts';
import { maxRoundScore, scoreGuess } from '#domain/scoring.ts';

/** Good rounds before the one of the example. */
export const EXAMPLE_STREAK = 2;
/** Share of the time that is left in it. */
const EXAMPLE_TIME_LEFT = 0.5;

type ScoringRules = Pick<
  DraftRules,
  'formula' | 'difficulty' | 'scoringOptions' | 'absoluteLimitMinor' | 'roundSeconds'
>;

/** Points of a guess a tenth too high and one a tenth too low, by the very functions that score a game. */
export function examplePoints(rules: ScoringRules, priceMinor: number) {
  const { formula, difficulty, absoluteLimitMinor } = rules;
  const most = maxRoundScore(formula);
  const options = optionsOf(rules.scoringOptions.filter((key) => fitsFormula(key, formula)));
  const pointsAt = (share: number) => {
    const { score, band, logError } = scoreGuess({
      formula,
      difficulty,
      guess: { amountMinor: Math.round(priceMinor * share) },
      priceMinor,
      ...(absoluteLimitMinor === null ? {} : { absoluteLimitMinor }),
    });
    const timeLeftShare = rules.roundSeconds === null ? 0 : EXAMPLE_TIME_LEFT;
    return applyOptions(
      { score, maxScore: most, band, logError, streakBefore: EXAMPLE_STREAK, timeLeftShare },
      options,
    );
  };
  return { over: pointsAt(1.1), under: pointsAt(0.9), most };
}
