import { minorDigits } from './currencies.ts';

const LEADS = [1, 2, 5];

/**
 * The bounds of a step of prices by its number, in minor units: 0 is 1 to 2 of the currency, 1 is 2 to 5, 2 is 5 to 10,
 * 3 is 10 to 20, and so on. `private.price_step` gives prices their number.
 */
export function priceStep(
  step: number,
  currency: string,
): { readonly fromMinor: number; readonly toMinor: number } {
  const from = (place: number) =>
    (LEADS[place % LEADS.length] ?? 1) * 10 ** (Math.floor(place / LEADS.length) + minorDigits(currency));
  return { fromMinor: from(step), toMinor: from(step + 1) };
}
