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
}

/** One sale: its day, and how much dearer it was than the price equation says, as a log. */
export interface LevelSale {
  readonly day: number;
  readonly residual: number;
}

const PAST_SD_DAYS = 14;
const HALF_LIFE_DAYS = 28;
const CLIP = 0.35;
const DAYS_OF_MONTH = 365.25 / 12;

/** Past days by a Gaussian window, days to come by the latest sales; both as what is left above the prior. */
export function fitLevel(sales: readonly LevelSale[], prior: SeasonalPrior | null): MarketLevel {
  const firstDay = sales.reduce((least, { day }) => Math.min(least, day), Infinity);
  const lastDay = sales.reduce((most, { day }) => Math.max(most, day), -Infinity);
  const sums = new Float64Array(lastDay - firstDay + 1);
  const counts = new Float64Array(sums.length);
  for (const { day, residual } of sales) {
    const above = Math.max(-CLIP, Math.min(CLIP, residual)) - priorAt(prior, day);
    sums[day - firstDay] = (sums[day - firstDay] ?? 0) + above;
    counts[day - firstDay] = (counts[day - firstDay] ?? 0) + 1;
  }
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
  const gauss = (apart: number): number => Math.exp(-0.5 * squareOf(apart / PAST_SD_DAYS));
  const after = mean((apart) => Math.exp((Math.LN2 * apart) / HALF_LIFE_DAYS), sums.length - 1, sums.length);
  const days = Array.from(sums, (_, at) => mean(gauss, at, 5 * PAST_SD_DAYS));
  return { prior, firstDay, days: days.map((value) => (Number.isNaN(value) ? after : value)), after };
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
