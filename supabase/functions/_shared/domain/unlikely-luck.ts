/** Of so many honest runs, at most this share of them may ever come onto the list: one list in a hundred has one. */
export const LEVEL = 0.01;

/**
 * How likely it is to hit at least so often by chance, where each try has a chance of its own: the upper tail of the
 * Poisson binomial distribution, exact. With equal chances it is the binomial tail.
 */
export function chanceOfAtLeast(hits: number, chances: readonly number[]): number {
  // hitsSoFar[k]: how likely k hits are among the tries looked at.
  let hitsSoFar = [1];
  for (const chance of chances) {
    const next = [...hitsSoFar, 0];
    hitsSoFar.forEach((likely, k) => {
      next[k] = (next[k] ?? 0) - likely * chance;
      next[k + 1] = (next[k + 1] ?? 0) + likely * chance;
    });
    hitsSoFar = next;
  }
  return Math.min(
    1,
    hitsSoFar.slice(Math.max(0, hits)).reduce((sum, likely) => sum + likely, 0),
  );
}

export interface Counted {
  /** what stands out by chance once in so many tries is compared with how many were made */
  readonly chance: number;
}

/**
 * Which of the counts are too unlikely to be chance when so many were looked at (Holm's method): among m honest counts
 * one of 1/m is expected, so the smallest has to stay below the level divided by m, the next by m − 1, and so on.
 * @param tested how many counts were made in all, those that are not handed over included
 */
export function standsOut<Row extends Counted>(rows: readonly Row[], tested: number): Row[] {
  const ordered = [...rows].sort((a, b) => a.chance - b.chance);
  const end = ordered.findIndex(({ chance }, index) => chance > LEVEL / Math.max(1, tested - index));
  return end === -1 ? ordered : ordered.slice(0, end);
}
