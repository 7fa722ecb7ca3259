/** A place on the ruler: the decimal logarithm of an amount in minor units. */
export const toLog = (amountMinor: number): number => Math.log10(amountMinor);
export const fromLog = (log: number): number => 10 ** log;

/**
 * The step that one press of an arrow key makes at this amount: the largest of 1, 2 and 5 times a power of ten that is
 * at most 1.25 % of it, so that 450,000 moves by 5,000 and 90,000 by 1,000. Never under one major unit.
 */
export function stepAt(amountMinor: number, minorPerMajor: number): number {
  const most = amountMinor * 0.0125;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = power * (most >= 5 * power ? 5 : most >= 2 * power ? 2 : 1);
  return Math.max(minorPerMajor, Math.round(step));
}

/** The nearest amount that a person would name. */
export function snapAmount(amountMinor: number, minorPerMajor: number): number {
  const step = stepAt(amountMinor, minorPerMajor);
  return Math.round(amountMinor / step) * step;
}
