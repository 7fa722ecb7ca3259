/** How sure a value is, by the width of its range as a share of the value. */
export const CONFIDENCE_GRADES = ['A', 'B', 'C', 'D', 'E'] as const;
export type Confidence = (typeof CONFIDENCE_GRADES)[number];

/** The widest range of each grade but the last: fifths of what was measured, from typical errors of 5 to 14 %. */
const WIDEST = [0.22, 0.3, 0.4, 0.6] as const;

export function confidenceOf(value: {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}): Confidence {
  const width = (value.high - value.low) / value.estimate;
  const at = WIDEST.findIndex((widest) => width <= widest);
  return CONFIDENCE_GRADES[at < 0 ? WIDEST.length : at] ?? 'E';
}

/** Models that differ by more than this disagree, and a reader is told. */
const DISAGREEMENT = 0.1;

/** @param disagreement by how much one model says more than the other, as a log */
export function doModelsDisagree(disagreement: number): boolean {
  return Math.abs(disagreement) > DISAGREEMENT;
}
