import type { AmountBounds } from './market-bounds.ts';

/** How far one key or one press moves: about 1 % or about 10 % of the amount. */
export type StepSize = 'fine' | 'coarse';

/** Where an amount stands on the ruler, 0 at the lower bound to 1 at the upper; equal distances are equal ratios. */
export function rulerPosition(amountMinor: number, bounds: AmountBounds): number {
  const span = Math.log(bounds.maxMinor / bounds.minMinor);
  return clamp(Math.log(amountMinor / bounds.minMinor) / span, 0, 1);
}

/** The round amount at a position of the ruler, in minor units, within the bounds. */
export function amountAtPosition(position: number, bounds: AmountBounds): number {
  const span = Math.log(bounds.maxMinor / bounds.minMinor);
  return roundAmount(bounds.minMinor * Math.exp(clamp(position, 0, 1) * span), bounds);
}

/** The nearest amount with two to three significant digits, kept within the bounds. */
export function roundAmount(amountMinor: number, bounds: AmountBounds): number {
  const step = niceStep(amountMinor);
  return clamp(Math.round(amountMinor / step) * step, bounds.minMinor, bounds.maxMinor);
}

/** The next round amount above (direction 1) or below (−1), within the bounds. */
export function stepAmount(
  amountMinor: number,
  direction: 1 | -1,
  size: StepSize,
  bounds: AmountBounds,
): number {
  const factor = size === 'coarse' ? 10 : 1;
  if (direction === 1) {
    const step = niceStep(amountMinor) * factor;
    return clamp((Math.floor(amountMinor / step) + 1) * step, bounds.minMinor, bounds.maxMinor);
  }
  // Going down from 200 the steps are those of 199: otherwise up and down again would not come back.
  const step = niceStep(amountMinor - 1) * factor;
  return clamp((Math.ceil(amountMinor / step) - 1) * step, bounds.minMinor, bounds.maxMinor);
}

/** Marks of the ruler: 1, 2 and 5 times each power of ten within the bounds, in minor units. */
export function rulerMarks(bounds: AmountBounds): number[] {
  const marks: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(bounds.minMinor)); power <= bounds.maxMinor; power *= 10) {
    marks.push(...[1, 2, 5].map((digit) => digit * power));
  }
  return marks.filter((mark) => mark >= bounds.minMinor && mark <= bounds.maxMinor);
}

/** About 1 % of an amount: 1, 2 or 5 times a power of ten, never under one minor unit. */
export function niceStep(amountMinor: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, amountMinor)) + 1e-12);
  const lead = amountMinor / magnitude;
  return Math.max(1, (magnitude / 100) * (lead < 2 ? 1 : lead < 5 ? 2 : 5));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
