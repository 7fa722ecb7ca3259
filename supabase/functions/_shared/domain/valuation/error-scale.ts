import { ageOf } from './attribute-rows.ts';
import type { Kriged } from './kriging.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import type { ValuedHome } from './sold-home.ts';
import { median, quantile, squareOf } from './statistics.ts';
import type { ErrorScale } from './valuation-model.ts';

/** An error of nothing has no log; so much is added to each. */
const LEAST_ERROR = 0.02;

/** How sure comparables are: the variance that kriging states, and that of their own residuals. */
export interface Doubt {
  readonly variance: number;
  readonly scatter: number;
}

export function doubtOf({ variance, parts }: Kriged): Doubt {
  const residuals = parts.map(({ sale }) => sale.residual);
  const mean = residuals.reduce((sum, value) => sum + value, 0) / Math.max(1, residuals.length);
  const scatter =
    residuals.reduce((sum, value) => sum + squareOf(value - mean), 0) / Math.max(1, residuals.length);
  return { variance, scatter };
}

/** What makes a value doubtful: thin or scattered comparables, parts that disagree, a home that is unlike the usual. */
export function doubtRow(
  home: ValuedHome,
  { variance, scatter }: Doubt,
  disagreement: number,
  estimate: number,
): Float64Array {
  const { attributes } = home;
  const age = ageOf(home);
  return Float64Array.of(
    Math.log(variance) / 2,
    Math.log(scatter + 1e-4) / 2,
    age,
    squareOf(age),
    Math.log(Math.abs(disagreement) + LEAST_ERROR),
    estimate,
    squareOf(estimate),
    Math.log(attributes.plotM2 ?? NaN),
    Math.log(attributes.areaM2 ?? NaN),
  );
}

/** Values are sorted into so many equal parts, each with its own range: cheap homes err otherwise than dear ones. */
const PARTS = 20;
/** So much of all prices may lie below a range, and as much above it. */
const TAIL = 0.1;
/** Where a normal distribution has such tails, in standard deviations. */
const TAIL_OF_NORMAL = 1.2816;
/**
 * By how much a level that is carried forward is mistaken after one month, as a log (a standard deviation). Months add to it
 * as steps that know nothing of each other (a random walk, Harvey 1989): after four of them it is twice as much. Taught by
 * folds that are valued up to three months ahead.
 */
const STEP = 0.03;
/** A part of fewer sales says too little of its tenths. */
const LEAST_IN_PART = 150;
/**
 * So many sales of all parts count beside a part's own: what few homes say of their tails is half chance (shrinkage,
 * Efron and Morris 1975).
 */
const SALES_OF_ALL = 50;

/** A sale that was valued without itself; `value` is the log above the market's level. */
export interface JudgedSale {
  readonly day: number;
  readonly error: number;
  readonly value: number;
  readonly doubt: Float64Array;
}

/** The latest sales, by which values are moved and ranges are widened: earlier ones may have erred otherwise. */
const LATEST = 3000;

/**
 * Normalised split conformal prediction (Lei et al. 2018), by parts of the value (Mondrian, Vovk et al. 2005): errors by
 * how large they were to be expected. Of the cheapest homes the latest ones are too few to teach that, so all sales do.
 * @param isMovedByValue are values moved by what others of about the same are sold for beside theirs?
 */
export function errorScaleOf(judged: readonly JudgedSale[], isMovedByValue: boolean): ErrorScale {
  const usual = median(judged.map(({ error }) => error));
  const sizes = judged.map(({ error }) => Math.log(Math.abs(error - usual) + LEAST_ERROR));
  const scale = fitEquation(
    judged.map(({ doubt }) => doubt),
    sizes,
  );
  const scored = judged
    .map(({ day, error, value, doubt }) => {
      const size = Math.exp(applyEquation(scale, doubt));
      return { day, error, value, size, score: (error - usual) / size };
    })
    .sort((one, other) => one.value - other.value);
  const latest = latestOf(scored);
  const middle = median(latest.map(({ error }) => error));
  // How wide all ranges are is the latest sales' to say, how they differ by value is all sales'.
  const all = endsOf(scored.map(({ score }) => score));
  const wider = widthOf(endsOf(latest.map(({ error, size }) => (error - middle) / size))) / widthOf(all);
  const parts = Math.max(1, Math.min(PARTS, Math.floor(scored.length / LEAST_IN_PART)));
  const ranges = Array.from({ length: parts }, (_, part) => {
    const homes = scored.slice(
      Math.floor((part * scored.length) / parts),
      Math.floor(((part + 1) * scored.length) / parts),
    );
    const own = endsOf(homes.map(({ score }) => score));
    const share = homes.length / (homes.length + SALES_OF_ALL);
    // Of errors by their size, as the ends are: half of them lie on either side of nothing.
    const middle = isMovedByValue ? share * median(homes.map(({ score }) => score)) : 0;
    const endOf = (side: 'low' | 'high'): number =>
      wider * (share * own[side] + (1 - share) * all[side] - middle);
    return { value: median(homes.map(({ value }) => value)), middle, low: endOf('low'), high: endOf('high') };
  });
  return { middle, scale, ranges, step: STEP };
}

interface Ends {
  readonly low: number;
  readonly high: number;
}

/** Between which eight in ten of these lie, and of others like them. */
function endsOf(scores: readonly number[]): Ends {
  const sorted = Float64Array.from(scores).toSorted();
  // One home more falls into any of the gaps between these alike, the two outside of them among those.
  const tail = Math.max(0, (TAIL * (sorted.length + 1) - 1) / Math.max(1, sorted.length - 1));
  return { low: quantile(sorted, tail), high: quantile(sorted, 1 - tail) };
}

function widthOf({ low, high }: Ends): number {
  return Math.max(1e-9, high - low);
}

/** Those that were sold last. */
export function latestOf<Sale extends { readonly day: number }>(sales: readonly Sale[]): readonly Sale[] {
  return sales.toSorted((one, other) => other.day - one.day).slice(0, LATEST);
}

/**
 * By how much a value is moved beside what all are, and the ends of its range as logs around where it is then; between
 * two parts all three lie on a line.
 * @param monthsAhead how long the level was carried beyond the last sale: each month it is less sure
 */
export function rangeAround(
  { scale, ranges, drift = 0, step = 0 }: ErrorScale,
  value: number,
  doubt: Float64Array,
  monthsAhead: number,
) {
  const size = Math.exp(applyEquation(scale, doubt));
  const above = ranges.findIndex((range) => range.value > value);
  const next = ranges.at(above) ?? { value, middle: 0, low: 0, high: 0 };
  const before = above > 0 ? (ranges[above - 1] ?? next) : next;
  const share = next === before ? 0 : (value - before.value) / (next.value - before.value);
  const between = (one = 0, other = 0): number => size * (one + share * (other - one));
  const middle = between(before.middle, next.middle);
  const low = between(before.low, next.low);
  const high = between(before.high, next.high);
  const months = Math.max(0, monthsAhead);
  const ahead = TAIL_OF_NORMAL * (drift * months + step * Math.sqrt(months));
  if (ahead === 0) return { middle, low, high };
  // Errors of the level and of the home have nothing to do with each other: their squares add up.
  const wider = (end: number): number => Math.sqrt(squareOf(end) + squareOf(ahead)) - Math.abs(end);
  return { middle, low: low - wider(low), high: high + wider(high) };
}
