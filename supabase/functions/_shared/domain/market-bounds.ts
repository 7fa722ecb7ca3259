import type { AmountBounds } from './amount-bounds.ts';
import { CURRENCIES, type CurrencyCode } from './currencies.ts';
import { toMinor } from './money.ts';

/** What a price is: asked for, paid, or not known yet (a poll). */
export const PRICE_KINDS = ['asking', 'sold', 'poll'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export interface MarketBounds extends AmountBounds {
  readonly currency: CurrencyCode;
  readonly priceKind: PriceKind;
}

/** The market range of sales in major units (decisions, section 4). Fixed: bounds that follow prices would be an oracle. */
const SALE_MIN_MAJOR = 1_000;
const SALE_MAX_MAJOR = 500_000_000;

/** How many times as much a home is in a currency of small units, as a round number; 1 for currencies outside the table. */
const PRICE_SCALE: Readonly<Record<string, number>> = {
  ...{ INR: 10, TRY: 10, MXN: 10, HKD: 10, TWD: 10, THB: 10, CZK: 10 },
  ...{ JPY: 100, KRW: 1_000, IDR: 1_000 },
};

/** What a home of some thousand pounds counts more in this currency: 1,000 for won. Ends, steps and examples follow it. */
export function priceScale(currency: string): number {
  return PRICE_SCALE[currency] ?? 1;
}

/** One row per currency and price kind. SQL mirrors it in `market_bounds`; a test holds the two equal. */
export const MARKET_BOUNDS: readonly MarketBounds[] = /* @__PURE__ */ CURRENCIES.flatMap(({ code }) =>
  PRICE_KINDS.map((priceKind) => ({
    currency: code,
    priceKind,
    minMinor: toMinor(SALE_MIN_MAJOR * priceScale(code), code),
    maxMinor: toMinor(SALE_MAX_MAJOR * priceScale(code), code),
  })),
);

/** The range for one currency and price kind, or null for a currency outside the table. */
export function marketBounds(currency: string, priceKind: PriceKind): AmountBounds | null {
  return MARKET_BOUNDS.find((row) => row.currency === currency && row.priceKind === priceKind) ?? null;
}

/** Absolute error gives nothing from a miss of so many minor units on, unless the game says otherwise: 500,000 pounds. */
export function defaultAbsoluteLimitMinor(currency: string): number {
  return toMinor((SALE_MAX_MAJOR / 1_000) * priceScale(currency), currency);
}
