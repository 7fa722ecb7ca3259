import { labelWidth, placeLabels } from './place-labels.ts';
import { toLog } from './ruler-scale.ts';

export interface Tick {
  readonly amountMinor: number;
  /** 1 carries a number on every tape, 2 on a wide one, 3 is a plain line */
  readonly rank: 1 | 2 | 3;
  readonly text?: string;
}

/** Tenths of a decade that may carry a number, those that are asked first in front. */
const NUMBERED = [10, 30, 20, 50, 15, 40, 70];
/** The narrowest tape and the narrowest wide one, in em of the numbers; `ruler-tape.css` knows the second. */
const NARROW_EM = 21.5;
const WIDE_EM = 41.8;

/**
 * The lines of every decade that touches the view, tenths up to 2, fifths up to 5, halves up to 10, with as many numbers
 * as have room beside each other.
 * @param decades how many powers of ten the whole tape shows
 */
export function numberTicks(
  fromLog10: number,
  toLog10: number,
  decades: number,
  write: (amountMinor: number) => string,
): readonly Tick[] {
  const ticks: { amountMinor: number; rank: Tick['rank']; text?: string; at: number; turn: number }[] = [];
  const first = Math.floor(fromLog10);
  for (let decade = first; decade <= Math.floor(toLog10); decade += 1)
    for (let tenths = 10; tenths < 100; tenths += tenths < 20 ? 1 : tenths < 50 ? 2 : 5) {
      const amountMinor = (tenths / 10) * 10 ** decade;
      // One more in front, so that the scale's own end pushes no number aside.
      ticks.push({
        amountMinor,
        rank: 3,
        at: toLog(amountMinor) - first + 1,
        turn: NUMBERED.indexOf(tenths),
      });
    }
  const numbered = ticks.filter(({ turn }) => turn >= 0).sort((one, other) => one.turn - other.turn);
  for (const tick of numbered) tick.text = write(tick.amountMinor);
  for (const [room, rank] of [
    [NARROW_EM, 1],
    [WIDE_EM, 2],
  ] as const) {
    // What a narrow tape shows, a wide one shows as well.
    numbered.sort((one, other) => one.rank - other.rank);
    const placed = placeLabels(
      numbered.map(({ at, text = '' }) => ({ at: (at / decades) * room, width: labelWidth(text) })),
      { room: Infinity, rows: 1 },
    );
    placed.forEach((place, index) => {
      const tick = numbered[index];
      if (place && tick?.rank === 3) tick.rank = rank;
    });
  }
  return ticks;
}
