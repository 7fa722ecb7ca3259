import type { Crowd } from '#wire/crowds.ts';

/** Three digits: the crowd's figures come from bins one per cent wide, and more digits would claim what nobody knows. */
function roundAmount(amountMinor: number): number {
  return Number(amountMinor.toPrecision(3));
}

/** The middle of the crowd, fit to be shown; null under five guesses. */
export function crowdSpread(crowd: Crowd | null) {
  if (!crowd || crowd.medianMinor === null || crowd.q1Minor === null || crowd.q3Minor === null) return null;
  return {
    medianMinor: roundAmount(crowd.medianMinor),
    q1Minor: roundAmount(crowd.q1Minor),
    q3Minor: roundAmount(crowd.q3Minor),
    bins: crowd.bins,
  };
}
