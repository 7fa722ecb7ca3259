import { scoreGuess, type ScoreInput } from './scoring.ts';

/** What everybody guessed for a home, and what it costs; minor units, null where that is not known. */
export interface CrowdHome {
  readonly priceMinor: number | null;
  readonly medianMinor: number | null;
  readonly q1Minor: number | null;
  readonly q3Minor: number | null;
  /** the run was asked for a range: everybody's is the middle half of the guesses */
  readonly isRange: boolean;
}

export interface CrowdRound {
  readonly score: number;
  /** number of the error band, 0 (best) to 5 */
  readonly band: number;
}

/** How everybody together would have done on a home, by the rules of a single guess without hints; null where they cannot be asked. */
export function crowdRound(
  home: CrowdHome,
  rules: Pick<ScoreInput, 'formula' | 'difficulty' | 'absoluteLimitMinor'>,
): CrowdRound | null {
  const { priceMinor, medianMinor, q1Minor, q3Minor, isRange } = home;
  if (priceMinor === null || medianMinor === null || q1Minor === null || q3Minor === null) return null;
  const guess = isRange ? { lowMinor: q1Minor, highMinor: q3Minor } : { amountMinor: medianMinor };
  const { score, band } = scoreGuess({ ...rules, guess, priceMinor });
  return { score, band };
}
