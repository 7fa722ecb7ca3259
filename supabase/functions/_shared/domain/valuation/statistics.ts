/** Mean and standard deviation of columns, each over the cases in which it is known. */
export interface Moments {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

export function momentsOf(rows: readonly ArrayLike<number>[]): Moments {
  const width = rows[0]?.length ?? 0;
  const moments = Array.from({ length: width }, (_, at) => {
    const values = Float64Array.from(rows, (row) => row[at] ?? NaN).filter((value) => !Number.isNaN(value));
    const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    const square =
      values.reduce((sum, value) => sum + squareOf(value - mean), 0) / Math.max(1, values.length);
    return { mean, deviation: Math.sqrt(square) };
  });
  return {
    means: moments.map(({ mean }) => mean),
    deviations: moments.map(({ deviation }) => deviation),
  };
}

/** In standard deviations from the mean; what is not known, or the same everywhere, stands at the mean. */
export function standardise(row: ArrayLike<number>, { means, deviations }: Moments): Float64Array {
  const standard = new Float64Array(row.length);
  for (let at = 0; at < row.length; at += 1) {
    const value = row[at] ?? NaN;
    const deviation = deviations[at] ?? 0;
    if (!Number.isNaN(value) && deviation >= 1e-9) standard[at] = (value - (means[at] ?? 0)) / deviation;
  }
  return standard;
}

/** A product, since a power may differ in its last digit once a compiler took it up, and a value is the same for ever. */
export function squareOf(value: number): number {
  return value * value;
}

/** @returns NaN of nothing */
export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).toSorted(), 0.5);
}

/**
 * The value below which a share lies, on the line between two neighbours.
 * @param sorted in rising order
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? NaN;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

/** The median of absolute errors, in standard deviations of a normal distribution. */
export const MEDIAN_OF_NORMAL = 0.6745;
