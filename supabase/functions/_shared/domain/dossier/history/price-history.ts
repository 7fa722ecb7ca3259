/** A fact of a home as it was once known. */
export interface KnownFact {
  /** `price_minor` and `sale_status` are read; all others are left out */
  readonly name: string;
  /** null: the fact was taken away */
  readonly value: unknown;
  readonly source: string;
  /** the day of which it is, as 2026-11-24 */
  readonly saidOn: string | null;
  readonly savedAt: string;
}

/** One step of a home on the market. */
export interface PriceStep {
  readonly on: string;
  readonly kind: 'asked' | 'cut' | 'raised' | 'withdrawn' | 'listed_again';
  /** null: nobody said a price */
  readonly priceMinor: number | null;
  /** by how much the price moved against the last one, as a share: -0.05 is 5 % less */
  readonly change: number | null;
  readonly source: string;
}

/** Words of `sale_status` that take a home off the market, and those that bring it back. */
const OFF_MARKET = new Set(['withdrawn', 'removed']);
const ON_MARKET = new Set(['listed', 'for_sale']);

/**
 * The price history of a home from all that was ever known of it, the oldest first: what was asked first, cuts and rises,
 * and when it left the market and came back. The same price said again by somebody else is no step.
 */
export function priceHistory(facts: readonly KnownFact[]): PriceStep[] {
  const steps: PriceStep[] = [];
  let priceMinor: number | null = null;
  let isOff = false;
  for (const { name, value, source, on } of inOrder(facts)) {
    const add = (kind: PriceStep['kind'], price: number | null, change: number | null) =>
      steps.push({ on, kind, priceMinor: price, change, source });
    if (name === 'price_minor' && isPrice(value)) {
      const change: number | null = priceMinor === null ? null : value / priceMinor - 1;
      if (isOff) add('listed_again', value, change);
      else if (change === null) add('asked', value, null);
      else if (change !== 0) add(change < 0 ? 'cut' : 'raised', value, change);
      priceMinor = value;
      isOff = false;
    } else if (name === 'sale_status' && typeof value === 'string') {
      if (!isOff && OFF_MARKET.has(value)) add('withdrawn', priceMinor, null);
      else if (isOff && ON_MARKET.has(value)) add('listed_again', priceMinor, null);
      isOff = OFF_MARKET.has(value) || (isOff && !ON_MARKET.has(value));
    }
  }
  return steps;
}

/** By the day of which each is, else the day on which it was written down. */
function inOrder(facts: readonly KnownFact[]) {
  return facts
    .map((fact) => ({ ...fact, on: fact.saidOn ?? fact.savedAt.slice(0, 10) }))
    .toSorted((one, other) => compare(one.on, other.on) || compare(one.savedAt, other.savedAt));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
