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

export interface Tick {
  readonly amountMinor: number;
  /** 1 and 2 carry a number (2 only where there is room), 3 is a plain line */
  readonly rank: 1 | 2 | 3;
}

const NUMBERED = new Map<number, 1 | 2>([
  [10, 1],
  [15, 2],
  [20, 1],
  [30, 1],
  [40, 2],
  [50, 1],
  [70, 2],
]);

/** The lines of every decade that touches the window: tenths up to 2, fifths up to 5, halves up to 10. */
export function ticksBetween(fromLog10: number, toLog10: number): readonly Tick[] {
  const ticks: Tick[] = [];
  for (let decade = Math.floor(fromLog10); decade <= Math.floor(toLog10); decade++) {
    for (let tenths = 10; tenths < 100; tenths += tenths < 20 ? 1 : tenths < 50 ? 2 : 5) {
      ticks.push({ amountMinor: (tenths / 10) * 10 ** decade, rank: NUMBERED.get(tenths) ?? 3 });
    }
  }
  return ticks;
}
