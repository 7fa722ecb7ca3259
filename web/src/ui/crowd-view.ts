import { toLog } from './ruler-scale.ts';

export interface GuessBin {
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly guesses: number;
}

/** A stretch of the scale, as decimal logarithms of minor units, and how many guesses lie on it. */
export interface CrowdBar {
  readonly from: number;
  readonly to: number;
  readonly guesses: number;
}

export interface CrowdView {
  /** both ends of the scale, as decimal logarithms of minor units */
  readonly low: number;
  readonly high: number;
  readonly bars: readonly CrowdBar[];
  /** guesses beside the scale, on either side */
  readonly below: number;
  readonly above: number;
}

/** What everybody guessed, in minor units. */
export interface CrowdSpread {
  readonly medianMinor: number;
  readonly q1Minor: number;
  readonly q3Minor: number;
  readonly bins?: readonly GuessBin[];
}

/** What a chart of a home may show; minor units. */
export interface ChartedHome {
  /** null while there is none to show */
  readonly priceMinor: number | null;
  /** both ends are the same for a single amount */
  readonly guess: { readonly lowMinor: number; readonly highMinor: number } | null;
  readonly crowd: CrowdSpread | null;
}

const BARS = 28;
/** A guess beyond so many widths of the middle half is an outlier: it would squeeze everybody else. */
const FENCE = 1.5;
/** Where nearly everybody says the same, the middle half counts as at least so wide. */
const LEAST_MIDDLE = Math.log10(1.2);
const LEAST_VIEW = Math.log10(1.6);
/** Room on both sides, as a share of the scale. */
const SPARE = 0.08;

/** The part of the scale that the chart of a home shows. */
export function chartView({ priceMinor, guess, crowd }: ChartedHome): CrowdView {
  const marks = [priceMinor, guess?.lowMinor, guess?.highMinor, crowd?.q1Minor, crowd?.q3Minor];
  return crowdView(
    crowd?.bins ?? [],
    marks.filter((minor) => minor != null),
  );
}

/** The part of the scale that a chart shows: every mark, and all guesses but outliers, which are counted beside it. */
export function crowdView(bins: readonly GuessBin[], marksMinor: readonly number[]): CrowdView {
  const sorted = bins.filter((bin) => bin.guesses > 0).sort((one, other) => one.fromMinor - other.fromMinor);
  const total = sorted.reduce((sum, bin) => sum + bin.guesses, 0);
  const [q1, q3] = [middleOf(binAt(sorted, total / 4)), middleOf(binAt(sorted, (total * 3) / 4))];
  const reach = FENCE * Math.max(LEAST_MIDDLE, q3 - q1);
  const shown = sorted.map(middleOf).filter((middle) => middle >= q1 - reach && middle <= q3 + reach);
  const places = [...shown, ...marksMinor.map(toLog)];
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const spare = Math.max((most - least) * SPARE, (LEAST_VIEW - (most - least)) / 2);
  const [low, high] = [least - spare, most + spare];
  const width = (high - low) / BARS;
  const counts = Array.from({ length: BARS }, () => 0);
  let [below, above] = [0, 0];
  for (const bin of sorted) {
    const place = Math.floor((middleOf(bin) - low) / width);
    if (place < 0) below += bin.guesses;
    else if (place >= BARS) above += bin.guesses;
    else counts[place] = (counts[place] ?? 0) + bin.guesses;
  }
  const bars = counts.map((guesses, place) => ({
    from: low + place * width,
    to: low + (place + 1) * width,
    guesses,
  }));
  return { low, high, bars: bars.filter((bar) => bar.guesses > 0), below, above };
}

function middleOf(bin: GuessBin | undefined): number {
  return bin ? (toLog(bin.fromMinor) + toLog(bin.toMinor)) / 2 : 0;
}

function binAt(sorted: readonly GuessBin[], rank: number): GuessBin | undefined {
  let before = 0;
  return sorted.find((bin) => (before += bin.guesses) >= rank);
}
