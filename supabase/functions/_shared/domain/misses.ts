/** A range that claims to hold the price, both ends included. Integer minor units of the price's currency. */
export interface PriceRange {
  readonly lowMinor: number;
  readonly highMinor: number;
}

/** |guess / price − 1| in percent with two decimals. */
export function errorPercent(guessMinor: number, priceMinor: number): number {
  return Math.round((Math.abs(guessMinor - priceMinor) / priceMinor) * 10_000) / 100;
}

/** The amount of a guess that the price is measured from: of a range the nearest within it. */
export function nearestAmount({ lowMinor, highMinor }: PriceRange, priceMinor: number): number {
  return Math.min(highMinor, Math.max(lowMinor, priceMinor));
}
