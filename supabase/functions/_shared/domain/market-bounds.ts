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

/** One row per currency and price kind. SQL mirrors it in `market_bounds`; a test holds the two equal. */
export const MARKET_BOUNDS: readonly MarketBounds[] = /* @__PURE__ */ CURRENCIES.flatMap(({ code }) =>
  PRICE_KINDS.map((priceKind) => ({
    currency: code,
    priceKind,
    minMinor: toMinor(SALE_MIN_MAJOR, code),
    maxMinor: toMinor(SALE_MAX_MAJOR, code),
  })),
);

/** The range for one currency and price kind, or null for a currency outside the table. */
export function marketBounds(currency: string, priceKind: PriceKind): AmountBounds | null {
  return MARKET_BOUNDS.find((row) => row.currency === currency && row.priceKind === priceKind) ?? null;
}
