/** Width of a crowd bin: each is 1 % wider than the one below, so that bins cost the same for any price. */
export const BIN_RATIO = 1.01;

export interface CrowdBin {
  readonly bin: number;
  readonly guesses: number;
}

/** The bin of an amount: floor(ln(amountMinor) / ln 1.01). SQL computes the same in `private.crowd_bin`. */
export function crowdBin(amountMinor: number): number {
  return Math.floor(Math.log(amountMinor) / Math.log(BIN_RATIO));
}

/** The amounts of a bin in minor units: from included, to excluded, both rounded to whole minor units. */
export function binBounds(bin: number): { fromMinor: number; toMinor: number } {
  return {
    fromMinor: Math.round(BIN_RATIO ** bin),
    toMinor: Math.round(BIN_RATIO ** (bin + 1)),
  };
}

/**
 * Quantiles from bins, within one bin (1 %) of the exact ones: the bin that holds the guess of rank ⌈q·n⌉
 * (percentile_disc), interpolated inside it on the logarithm. `private.crowd_of` computes the same in SQL.
 * @param quantiles each from 0 to 1
 * @returns minor units in the order asked, or null when there is no guess
 */
export function quantilesFromBins(bins: readonly CrowdBin[], quantiles: readonly number[]): number[] | null {
  const sorted = bins.filter((row) => row.guesses > 0).sort((a, b) => a.bin - b.bin);
  const total = sorted.reduce((sum, row) => sum + row.guesses, 0);
  if (total === 0) return null;
  return quantiles.map((quantile) => {
    const wanted = quantile * total;
    let before = 0;
    for (const row of sorted) {
      if (before + row.guesses >= wanted) {
        return Math.round(BIN_RATIO ** (row.bin + (wanted - before) / row.guesses));
      }
      before += row.guesses;
    }
    throw new RangeError(`A quantile is 0 to 1, not ${quantile}.`);
  });
}
