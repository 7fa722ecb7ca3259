/** A column as numbers of bins: 0 is "not known", then rising values, of about as many cases each. */
export interface BinnedColumn {
  readonly bins: Uint8Array;
  /** upper ends of the bins from 1 on; the last bin has none */
  readonly ends: readonly number[];
}

/** So many bins hold known values at the most: with "not known" they fit into a byte. */
export const MOST_BINS = 127;

/** @param values NaN is "not known" */
export function binColumn(values: Float64Array): BinnedColumn {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted();
  const distinct = new Set(sorted).size;
  const share = distinct <= MOST_BINS ? 1 : Math.ceil(sorted.length / MOST_BINS);
  const ends: number[] = [];
  let inBin = 0;
  sorted.forEach((value, at) => {
    inBin += 1;
    const next = sorted[at + 1] ?? value;
    if (next === value || inBin < share || ends.length === MOST_BINS - 1) return;
    ends.push((value + next) / 2);
    inBin = 0;
  });
  return {
    ends,
    bins: Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : 1 + binOf(ends, value))),
  };
}

function binOf(ends: readonly number[], value: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (ends[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return low;
}
