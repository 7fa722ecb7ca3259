import { median, quantile, squareOf } from './statistics.ts';

/** One home whose price became known after it was valued. */
export interface Judged {
  readonly price: number;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** How near valuations came, as the IAAO's Standard on Ratio Studies (2013) and the trade state it; shares are of 1. */
export interface RatioStudy {
  readonly n: number;
  /** median absolute error over the price */
  readonly mdape: number;
  /** share of homes within 5, 10 and 20 % of the price */
  readonly ppe5: number;
  readonly ppe10: number;
  readonly ppe20: number;
  /** median of (estimate / price − 1): below 0 is too low */
  readonly medianBias: number;
  /** share of prices inside the range that should hold 80 % of them */
  readonly coverage80: number;
  /** mean of (high − low) / estimate */
  readonly meanWidth80: number;
  /** coefficient of dispersion, in percent */
  readonly cod: number;
  /** price-related differential: 1 where dear and cheap homes are judged alike */
  readonly prd: number;
  /** price-related bias: how much the ratio changes when values double */
  readonly prb: number;
}

/** @returns NaN in each figure where there is no home */
export function studyRatios(homes: readonly Judged[]): RatioStudy {
  const n = homes.length;
  const ratios = homes.map(({ price, estimate }) => estimate / price);
  const errors = ratios.map((ratio) => Math.abs(ratio - 1));
  const middle = median(ratios);
  const within = (limit: number): number => errors.filter((error) => error <= limit).length / n;
  const sumOf = (value: (home: Judged) => number): number =>
    homes.reduce((sum, home) => sum + value(home), 0);
  return {
    n,
    mdape: median(errors),
    ppe5: within(0.05),
    ppe10: within(0.1),
    ppe20: within(0.2),
    medianBias: middle - 1,
    coverage80: sumOf(({ price, low, high }) => Number(low <= price && price <= high)) / n,
    meanWidth80: sumOf(({ low, high, estimate }) => (high - low) / estimate) / n,
    cod: (100 * ratios.reduce((sum, ratio) => sum + Math.abs(ratio - middle), 0)) / n / middle,
    prd:
      ratios.reduce((sum, ratio) => sum + ratio, 0) /
      n /
      (sumOf(({ estimate }) => estimate) / sumOf(({ price }) => price)),
    prb: priceRelatedBias(homes, ratios, middle),
  };
}

/** The same figures for each tenth of the homes by estimate, cheapest first. */
export function studyByDecile(homes: readonly Judged[]): readonly RatioStudy[] {
  const sorted = homes.toSorted((one, other) => one.estimate - other.estimate);
  return Array.from({ length: 10 }, (_, tenth) =>
    studyRatios(
      sorted.slice(Math.floor((tenth * sorted.length) / 10), Math.floor(((tenth + 1) * sorted.length) / 10)),
    ),
  );
}

/** A range of a figure that 95 of 100 samples of as many homes would give (percentile bootstrap, Efron 1979). */
export function bootstrapRange<Home>(
  homes: readonly Home[],
  figure: (sample: Home[]) => number,
  random: () => number,
  rounds = 400,
): { readonly low: number; readonly high: number } {
  const figures = Array.from({ length: rounds }, () =>
    figure(homes.flatMap(() => homes[Math.floor(random() * homes.length)] ?? [])),
  );
  const sorted = Float64Array.from(figures).toSorted();
  return { low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) };
}

/** Slope of (ratio − median) / median over log2 of the mean of price and estimate at the median ratio (IAAO 2013, appendix D). */
function priceRelatedBias(homes: readonly Judged[], ratios: readonly number[], middle: number): number {
  const xs = homes.map(({ price, estimate }) => Math.log2(0.5 * (price + estimate / middle)));
  const ys = ratios.map((ratio) => (ratio - middle) / middle);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const both = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? 0) - meanY), 0);
  return both / xs.reduce((sum, x) => sum + squareOf(x - meanX), 0);
}
