import type { SeasonalPrior } from './market-level.ts';

/** An index of prices by month, earliest first, no month missing. */
export interface PriceIndex {
  /** months since year 0: 12 × year + month, January 0 */
  readonly firstMonth: number;
  readonly levels: readonly number[];
}

/** Fewer months say little of a year: four of them are needed, since a trend is known half a year from either end. */
export const LEAST_MONTHS = 48;
const YEARS = 5;
const HALF_YEAR = 6;

/**
 * What an index says of a market's year: each month's mean distance, as a log, from the mean of the year around it, over
 * the last five years that have one (classical decomposition), and the growth of the last twelve months.
 * @returns null where the index is too short
 */
export function seasonalPrior({ firstMonth, levels }: PriceIndex): SeasonalPrior | null {
  if (levels.length < LEAST_MONTHS) return null;
  const logs = levels.map(Math.log);
  const apart = Array.from({ length: 12 }, (): number[] => []);
  const last = logs.length - 1 - HALF_YEAR;
  for (let at = Math.max(HALF_YEAR, last - 12 * YEARS + 1); at <= last; at += 1)
    apart[(firstMonth + at) % 12]?.push((logs[at] ?? 0) - trendAt(logs, at));
  const means = apart.map((one) => one.reduce((sum, value) => sum + value, 0) / one.length);
  const middle = means.reduce((sum, value) => sum + value, 0) / 12;
  return {
    factors: means.map((mean) => mean - middle),
    growth: ((logs.at(-1) ?? 0) - (logs.at(-13) ?? 0)) / 12,
  };
}

/** The mean of the year around a month: the two months half a year away are one month together. */
function trendAt(logs: readonly number[], at: number): number {
  const year = logs.slice(at - HALF_YEAR, at + HALF_YEAR + 1);
  const ends = ((year[0] ?? 0) + (year.at(-1) ?? 0)) / 2;
  return (year.slice(1, -1).reduce((sum, value) => sum + value, 0) + ends) / 12;
}
