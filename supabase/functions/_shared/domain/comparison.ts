import { bandOf, bandOfShare, type BandLabel } from './error-bands.ts';
import { STEEPNESS, type Difficulty } from './scoring.ts';

/** Of a round's points, what naming the dearer home earns; the rest is for how much dearer it is. */
export const RIGHT_SHARE = 0.8;

/** A gap is at most so many percent: ten times the price. */
export const MAX_GAP_PERCENT = 900;

/** Which of two homes costs more, and by how many percent if the player says so. */
export interface Comparison {
  readonly isDearer: true;
  readonly gapPercent: number | null;
}

interface Compared {
  /** of the home that the player called dearer */
  readonly priceMinor: number;
  readonly otherMinor: number;
  readonly gapPercent: number | null;
  readonly difficulty: Difficulty;
  readonly maxScore: number;
}

export interface ComparisonScore {
  /** what each of the two homes earns */
  readonly score: number;
  readonly band: number;
  readonly label: BandLabel;
}

/** Did the player name the dearer home? Of two that cost the same either is. */
export function isRight({ priceMinor, otherMinor }: Pick<Compared, 'priceMinor' | 'otherMinor'>): boolean {
  return priceMinor >= otherMinor;
}

/**
 * Scores a comparison. The wrong home earns nothing. The right one earns four fifths of a round's points, and up to the
 * last fifth for the gap: that part falls with the ratio of the two gaps as points of amounts do with theirs, so what a
 * player believes is the best to say. Each of the two homes earns the same.
 */
export function scoreComparison(compared: Compared): ComparisonScore {
  const share = isRight(compared) ? RIGHT_SHARE + (1 - RIGHT_SHARE) * gapShare(compared) : 0;
  const band = bandOfShare(Number(share.toFixed(10)));
  return {
    score: Math.round(Number((compared.maxScore * share).toFixed(10))),
    band,
    label: bandOf(band).label,
  };
}

function gapShare({ priceMinor, otherMinor, gapPercent, difficulty }: Compared): number {
  if (gapPercent === null) return 0;
  const said = 1 + gapPercent / 100;
  return Math.exp(-STEEPNESS[difficulty] * Math.abs(Math.log(said / (priceMinor / otherMinor))));
}
