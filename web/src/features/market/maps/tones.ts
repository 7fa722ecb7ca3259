import { minorPerMajor } from '#domain/money.ts';

/** Seven tones between six steps, in whole units of a currency: they stay as they are wherever the map goes. */
export const PRICE_STEPS = [100_000, 150_000, 200_000, 300_000, 450_000, 700_000] as const;
/** For a square metre. */
export const PER_M2_STEPS = [1_500, 2_250, 3_000, 4_000, 5_500, 8_000] as const;
/** A share more or less than before; the middle tone is about the same. */
export const CHANGE_STEPS = [-0.2, -0.1, -0.02, 0.02, 0.1, 0.25] as const;

/** The tone of a value: how many steps it has reached; null of what is not known. */
export function toneOf(steps: readonly number[], value: number | null): number | null {
  return value === null ? null : steps.filter((step) => value >= step).length;
}

/** The tone of an amount of money. */
export function moneyTone(steps: readonly number[], minor: number | null, currency: string): number | null {
  return toneOf(steps, minor === null ? null : minor / minorPerMajor(currency));
}

/** Source: international yard and pound agreement, 1959; foot 0.3048 m. */
const M2_PER_SQFT = 0.09290304;

/** The price of a square metre as that of a unit of area, in whole units of most currencies. */
export function perUnit(minorPerM2: number, unit: 'm2' | 'sqft'): number {
  return Math.round((minorPerM2 * (unit === 'm2' ? 1 : M2_PER_SQFT)) / 100) * 100;
}
