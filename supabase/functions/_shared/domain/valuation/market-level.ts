import { squareOf } from './statistics.ts';

/** What is known beforehand of a market's year: twelve logs, January first, and what is added each month. */
export interface SeasonalPrior {
  readonly factors: readonly number[];
  readonly growth: number;
}

/** The level of prices by day, as a log. */
export interface MarketLevel {
  readonly prior: SeasonalPrior | null;
  readonly firstDay: number;
  /** above the prior, one for each day from the first one on */
  readonly days: readonly number[];
  /** above the prior after the last of them */
  readonly after: number;
  /** by how much comparables moved that from what the price equation says alone; nothing before version 4 */
  readonly moved?: number;
}

/** One sale: its day, and how much dearer it was than the price equation says, as a log. */
export interface LevelSale {
  readonly day: number;
  readonly residual: number;
}

/** The narrowest windows; where few homes are sold, so many days more that each sees so many sales. */
const PAST_SD_DAYS = 14;
const HALF_LIFE_DAYS = 28;
/** What comparables leave of a price scatters half as much, so that half as many days say as much. */
const HALF_LIFE_OF_ERRORS = 14;
const SALES_SEEN = 40;
const CLIP = 0.35;
const DAYS_OF_MONTH = 365.25 / 12;

/** Past days by a Gaussian window, days to come by the latest sales; both as what is left above the prior. */
export function fitLevel(sales: readonly LevelSale[], prior: SeasonalPrior | null): MarketLevel {
  const firstDay = sales.reduce((least, { day }) => Math.min(least, day), Infinity);
  const lastDay = sales.reduce((most, { day }) => Math.max(most, day), -Infinity);
  const sums = new Float64Array(lastDay - firstDay + 1);
  const counts = new Float64Array(sums.length);
  for (const { day, residual } of sales) {
    const above = clipped(residual) - priorAt(prior, day);
    sums[day - firstDay] = (sums[day - firstDay] ?? 0) + above;
    counts[day - firstDay] = (counts[day - firstDay] ?? 0) + 1;
  }
  const perDay = salesOfDay(counts, sales.length);
  // A window of weights sees the square of their sum over the sum of their squares (Kish 1965).
  const pastSd = Math.max(PAST_SD_DAYS, SALES_SEEN / perDay / (2 * Math.sqrt(Math.PI)));
  const halfLife = Math.max(HALF_LIFE_DAYS, (SALES_SEEN / perDay) * (Math.LN2 / 2));
  const mean = (weightOf: (apart: number) => number, at: number, reach: number): number => {
    let sum = 0;
    let weights = 0;
    for (let other = Math.max(0, at - reach); other <= Math.min(sums.length - 1, at + reach); other += 1) {
      const weight = weightOf(other - at);
      sum += weight * (sums[other] ?? 0);
      weights += weight * (counts[other] ?? 0);
    }
    return weights > 0 ? sum / weights : NaN;
  };
  const gauss = (apart: number): number => Math.exp(-0.5 * squareOf(apart / pastSd));
  const after = mean((apart) => Math.exp((Math.LN2 * apart) / halfLife), sums.length - 1, sums.length);
  const days = Array.from(sums, (_, at) => mean(gauss, at, Math.ceil(5 * pastSd)));
  return { prior, firstDay, days: days.map((value) => (Number.isNaN(value) ? after : value)), after };
}

/**
 * Where the level goes on after the last sale, by what comparables and trees leave of the latest ones. The price equation
 * alone takes a month in which another sort of homes was sold for a dearer or a cheaper one.
 * @param errors of sales that were valued without themselves, as logs
 * @param latest those of them whose mean is no matter of the level: it is taken off each value as it is
 */
export function carryLevel(
  level: MarketLevel,
  errors: readonly LevelSale[],
  latest: readonly LevelSale[],
): MarketLevel {
  const { firstDay, days, after } = level;
  const counts = new Float64Array(days.length);
  for (const { day } of errors) counts[day - firstDay] = (counts[day - firstDay] ?? 0) + 1;
  const perDay = salesOfDay(counts, errors.length);
  const halfLife = Math.max(HALF_LIFE_OF_ERRORS, (SALES_SEEN / perDay) * (Math.LN2 / 2));
  const usual = latest.reduce((sum, { residual }) => sum + clipped(residual), 0) / latest.length;
  let sum = 0;
  let weights = 0;
  for (const { day, residual } of errors) {
    const at = day - firstDay;
    const weight = Math.exp((Math.LN2 * (at + 1 - days.length)) / halfLife);
    sum += weight * (clipped(residual) - usual + (days[at] ?? after));
    weights += weight;
  }
  return { ...level, after: sum / weights, moved: sum / weights - after };
}

/** A later level by the price equation alone, moved as the earlier one was: the less, the more of its days are new. */
export function followLevel({ firstDay, days, moved = 0 }: MarketLevel, later: MarketLevel): MarketLevel {
  const newDays = later.firstDay + later.days.length - (firstDay + days.length);
  const left = moved * Math.exp((-Math.LN2 * Math.max(0, newDays)) / HALF_LIFE_DAYS);
  return { ...later, after: later.after + left, moved: left };
}

function clipped(residual: number): number {
  return Math.max(-CLIP, Math.min(CLIP, residual));
}

/** How many sales a day has, by the later half of them: a register's first years may be thin. */
function salesOfDay(counts: Float64Array, sales: number): number {
  let seen = 0;
  let at = counts.length;
  while (at > 0 && seen < sales / 2) seen += counts[(at -= 1)] ?? 0;
  return seen / Math.max(1, counts.length - at);
}

/** @param day whole days since 1970 */
export function levelAt({ prior, firstDay, days, after }: MarketLevel, day: number): number {
  const at = Math.round(day) - firstDay;
  return priorAt(prior, day) + (at < days.length ? (days[Math.max(0, at)] ?? after) : after);
}

/** How long a day lies after the last one whose sales are known. */
export function monthsAhead({ firstDay, days }: MarketLevel, day: number): number {
  return Math.max(0, (day - (firstDay + days.length - 1)) / DAYS_OF_MONTH);
}

/** Each month's factor stands at its middle; between two it is a line. Growth counts from 2000 on. */
function priorAt(prior: SeasonalPrior | null, day: number): number {
  if (prior === null) return 0;
  const date = new Date(day * 86_400_000);
  const months =
    (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth() + (date.getUTCDate() - 0.5) / DAYS_OF_MONTH;
  const middle = months - 0.5;
  const before = Math.floor(middle);
  const share = middle - before;
  const factor = (month: number): number => prior.factors[((month % 12) + 12) % 12] ?? 0;
  return factor(before) * (1 - share) + factor(before + 1) * share + prior.growth * months;
}
