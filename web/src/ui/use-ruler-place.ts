import { useState } from 'react';
import { minorPerMajor } from '#domain/money.ts';
import type { RulerProps, RulerValue } from './ruler.tsx';
import { fromLog, snapAmount, stepAt, toLog } from './ruler-scale.ts';

const FIRST_SPREAD = Math.log10(1.1);

export interface RulerPlace {
  /** the last value that was one: while a half-typed amount is none, the tape stays where that left it */
  readonly known: RulerValue | null;
  /** decimal logarithm of the amount under the needle */
  readonly center: number;
  /** the same as a round amount in minor units */
  readonly centerMinor: number;
  /** half a range's width as a decimal logarithm; 0 for a point */
  readonly spread: number;
  readonly moveTo: (center: number, spread?: number) => void;
  /** moves by so many steps of the scale, back if negative */
  readonly nudge: (steps: number) => void;
}

/** Where the guess instrument stands on its scale. A move makes it a value of round amounts within the bounds. */
export function useRulerPlace({ mode, value, onChange, bounds, currency }: RulerProps): RulerPlace {
  const perMajor = minorPerMajor(currency);
  const clamp = (minor: number): number =>
    Math.min(bounds.maxMinor, Math.max(bounds.minMinor, snapAmount(minor, perMajor)));
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  const known = value ?? last;
  const [low, high] = known ? [known.lowMinor, known.highMinor] : [bounds.minMinor, bounds.maxMinor];
  const center = (toLog(low) + toLog(high)) / 2;
  const spread = mode !== 'range' ? 0 : known ? (toLog(high) - toLog(low)) / 2 : FIRST_SPREAD;
  const centerMinor = clamp(fromLog(center));
  const moveTo = (nextCenter: number, nextSpread = spread): void =>
    onChange({
      lowMinor: clamp(fromLog(nextCenter - nextSpread)),
      highMinor: clamp(fromLog(nextCenter + nextSpread)),
    });
  return {
    known,
    center,
    centerMinor,
    spread,
    moveTo,
    nudge: (steps) => moveTo(toLog(clamp(centerMinor + steps * stepAt(centerMinor, perMajor)))),
  };
}
