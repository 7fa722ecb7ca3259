import { minorDigits } from './currencies.ts';

/** The largest amount that anything in the product accepts, in minor units (decisions, section 4). */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000;

/** An amount: integer minor units (pence, cents) of an ISO 4217 currency. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Minor units of one major unit: 100 for pounds, 1 for yen. */
export function minorPerMajor(currency: string): number {
  return 10 ** minorDigits(currency);
}

/** Major units (pounds) to integer minor units (pence), rounded to the nearest. */
export function toMinor(amountMajor: number, currency: string): number {
  return Math.round(amountMajor * minorPerMajor(currency));
}

/** Integer minor units (pence) to major units (pounds), a fraction where there are pence. */
export function toMajor(amountMinor: number, currency: string): number {
  return amountMinor / minorPerMajor(currency);
}
