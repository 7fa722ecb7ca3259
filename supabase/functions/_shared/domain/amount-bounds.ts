/** The least and the most that an amount may be, in minor units of one currency. */
export interface AmountBounds {
  readonly minMinor: number;
  readonly maxMinor: number;
}

/** True when the amount lies in the range, both ends included. All in minor units of one currency. */
export function isWithinBounds(amountMinor: number, bounds: AmountBounds): boolean {
  return amountMinor >= bounds.minMinor && amountMinor <= bounds.maxMinor;
}
