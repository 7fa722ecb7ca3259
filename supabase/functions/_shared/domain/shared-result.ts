import { bandOfShare } from './error-bands.ts';
import { maxRoundScore, scoreGuess, STEEPNESS, type Difficulty, type Formula } from './scoring.ts';

/** A guess as its player knows it. */
export interface SharedGuess {
  /** Number of the error band, 0 (best) to 5; null while a poll has no price. */
  readonly band: number | null;
  readonly score: number;
  /** What hints left of the points. */
  readonly multiplier: number;
  readonly isLate: boolean;
}

/** The miss, in percent of the price, that stands for each band: its middle. */
const TYPICAL_MISSES = [2.5, 7.5, 15, 27.5, 42.5, 75] as const;

/**
 * The square of a guess that anybody may see. Points of the absolute error say how far off a guess was in money; beside
 * a square that says how far off it was in percent, the price would follow. There the square comes from the points.
 */
export function sharedBand(guess: SharedGuess, formula: Formula): number | null {
  if (guess.band === null || formula !== 'absolute_error' || guess.isLate) return guess.band;
  return bandOfShare(guess.score / (maxRoundScore(formula) * guess.multiplier));
}

/** What guesses in the middle of a band earn: the mean of one above and one below the price. */
export function bandPoints(formula: Formula, difficulty: Difficulty, band: number): number {
  const miss = TYPICAL_MISSES[band] ?? 75;
  const share = miss / 100;
  switch (formula) {
    case 'classic_bands':
      return scoreGuess({
        formula,
        difficulty,
        guess: { amountMinor: 100_000 + 1_000 * miss },
        priceMinor: 100_000,
      }).score;
    case 'log_ratio':
      return Math.round(500 * ((1 + share) ** -STEEPNESS[difficulty] + (1 - share) ** STEEPNESS[difficulty]));
    default:
      return Math.round(1000 * (1 - share));
  }
}

export interface SharedRun {
  readonly formula: Formula;
  readonly difficulty: Difficulty;
  readonly rounds: number;
  readonly isOver: boolean;
  readonly isRange: boolean;
  readonly guesses: readonly SharedGuess[];
}

/**
 * The total that a shared result shows: what its squares make, to hundredths of the maximum. It is no finer, since
 * whoever knows every guess of a run and all prices but one could subtract their way from an exact total to the last.
 * None for a single round or guess, and none for ranges, which earn by their width: of that a square says nothing.
 */
export function sharedTotal({
  formula,
  difficulty,
  rounds,
  isOver,
  isRange,
  guesses,
}: SharedRun): number | null {
  if (rounds < 2 || guesses.length < 2 || !isOver || isRange) return null;
  const points = guesses.map((guess) => {
    const band = sharedBand(guess, formula);
    return band === null || guess.isLate ? 0 : bandPoints(formula, difficulty, band) * guess.multiplier;
  });
  const max = rounds * maxRoundScore(formula);
  const hundredths = (points.reduce((sum, one) => sum + one, 0) * 100) / max;
  return (Math.round(Number(hundredths.toFixed(10))) * max) / 100;
}
