import { labelWidth, placeLabels } from './place-labels.ts';
import { toLog } from './ruler-scale.ts';

export interface Tick {
  readonly amountMinor: number;
  /** its number, where that has room */
  text?: string;
}

/** Tenths of a decade that may carry a number, those that are asked first in front. */
const NUMBERED = [10, 30, 20, 50, 15, 40, 70];

/**
 * The lines of every decade that touches the view, tenths up to 2, fifths up to 5, halves up to 10, with as many numbers
 * as have room beside each other.
 * @param em width of a power of ten, in em of the numbers
 */
export function numberTicks(
  fromLog10: number,
  toLog10: number,
  em: number,
  write: (amountMinor: number) => string,
): readonly Tick[] {
  const ticks: Tick[] = [];
  const inTurn: Tick[][] = NUMBERED.map(() => []);
  for (let decade = Math.floor(fromLog10); decade <= toLog10; decade += 1)
    for (let tenths = 10; tenths < 100; tenths += tenths < 20 ? 1 : tenths < 50 ? 2 : 5) {
      const tick = { amountMinor: (tenths / 10) * 10 ** decade };
      ticks.push(tick);
      inTurn[NUMBERED.indexOf(tenths)]?.push(tick);
    }
  const asked = inTurn.flat().map((tick) => ({ tick, text: write(tick.amountMinor) }));
  const placed = placeLabels(
    // Amounts are far from one minor unit, so none stands before the scale's beginning.
    asked.map(({ tick, text }) => ({ at: toLog(tick.amountMinor) * em, width: labelWidth(text) })),
    { room: Infinity, rows: 1 },
  );
  asked.forEach(({ tick, text }, index) => {
    if (placed[index]) tick.text = text;
  });
  return ticks;
}
