import { minorPerMajor } from '#domain/money.ts';
import { groupPercents } from '#kit/valuation/group-parts.ts';

/** What moves a sale's price to that of the home that is valued: one thing's amount, or that of all small ones together. */
export interface AdjustmentStep {
  /** the name of the part; null for the small ones together */
  readonly name: string | null;
  readonly amountMinor: number;
}

interface MovedSale {
  readonly priceMinor: number;
  readonly adjustedMinor: number;
  readonly adjustments: readonly { readonly name: string; readonly percent: number }[];
}

/** In percent of the price. A thing that moves it by less has no line of its own. */
const LEAST_TOLD = 0.5;

/**
 * The way from what a home sold for to what it says of another one, in whole units of money: price and steps add up to
 * the adjusted price. The parts multiply, so each gets its share of the difference by its logarithm.
 */
export function adjustmentSteps(
  { priceMinor, adjustedMinor, adjustments }: MovedSale,
  currency: string,
): readonly AdjustmentStep[] {
  const unit = minorPerMajor(currency);
  const whole = (minor: number): number => Math.round(minor / unit) * unit;
  const all = whole(adjustedMinor) - whole(priceMinor);
  const perLog =
    priceMinor === adjustedMinor
      ? priceMinor
      : (adjustedMinor - priceMinor) / Math.log(adjustedMinor / priceMinor);
  const told = groupPercents(adjustments)
    .filter(({ percent }) => Math.abs(percent) >= LEAST_TOLD)
    .map(({ name, percent }) => ({ name, amountMinor: whole(perLog * Math.log1p(percent / 100)) }))
    .toSorted((one, other) => Math.abs(other.amountMinor) - Math.abs(one.amountMinor));
  const rest = all - told.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return rest === 0 ? told : [...told, { name: null, amountMinor: rest }];
}
