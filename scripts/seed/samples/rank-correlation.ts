/** Ranks from 1, equal values sharing the mean of their places. */
function rank(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

/** Spearman's rank correlation: Pearson's correlation of the ranks. @throws RangeError for lists of different or too short length. */
export function rankCorrelation(first: readonly number[], second: readonly number[]): number {
  if (first.length !== second.length || first.length < 2)
    throw new RangeError('two lists of the same length, at least two long, are needed');
  const [a, b] = [rank(first), rank(second)];
  const mean = (first.length + 1) / 2;
  let [covariance, varianceA, varianceB] = [0, 0, 0];
  a.forEach((value, index) => {
    const [x, y] = [value - mean, (b[index] ?? mean) - mean];
    covariance += x * y;
    varianceA += x * x;
    varianceB += y * y;
  });
  return covariance / Math.sqrt(varianceA * varianceB);
}
