import { toLog } from './ruler-scale.ts';

export interface GuessBin {
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly guesses: number;
}

export interface DistributionBars {
  /** both ends of the scale, in minor units */
  readonly lowMinor: number;
  readonly highMinor: number;
  readonly bars: readonly { readonly guesses: number }[];
}

const BARS = 28;
/** The scale shows what lies between these shares of the guesses; what lies beyond stands in its first and last bar. */
const TAIL = 0.02;
const LEAST_DECADES = Math.log10(1.6);

/** Bars of equal width on a logarithmic scale that holds nearly all guesses and every mark. */
export function distributionBars(
  bins: readonly GuessBin[],
  marksMinor: readonly number[],
): DistributionBars | null {
  const sorted = bins.filter((bin) => bin.guesses > 0).sort((one, other) => one.fromMinor - other.fromMinor);
  const total = sorted.reduce((sum, bin) => sum + bin.guesses, 0);
  const lowest = binAt(sorted, total * TAIL);
  const highest = binAt(sorted, total * (1 - TAIL));
  if (!lowest || !highest) return null;
  const marks = marksMinor.map(toLog);
  const inner = [Math.min(toLog(lowest.fromMinor), ...marks), Math.max(toLog(highest.toMinor), ...marks)];
  const [low = 0, high = 0] = inner;
  const spare = Math.max((high - low) * 0.06, (LEAST_DECADES - (high - low)) / 2);
  const [from, to] = [low - spare, high + spare];
  const counts = Array.from({ length: BARS }, () => 0);
  for (const bin of sorted) {
    const middle = (toLog(bin.fromMinor) + toLog(bin.toMinor)) / 2;
    const place = Math.floor(((middle - from) / (to - from)) * BARS);
    const bar = Math.min(BARS - 1, Math.max(0, place));
    counts[bar] = (counts[bar] ?? 0) + bin.guesses;
  }
  return { lowMinor: 10 ** from, highMinor: 10 ** to, bars: counts.map((guesses) => ({ guesses })) };
}

/** How far along the scale an amount lies, 0 to 1. */
export function shareAlong(amountMinor: number, { lowMinor, highMinor }: DistributionBars): number {
  const share = (toLog(amountMinor) - toLog(lowMinor)) / (toLog(highMinor) - toLog(lowMinor));
  return Math.min(1, Math.max(0, share));
}

function binAt(sorted: readonly GuessBin[], rank: number): GuessBin | undefined {
  let before = 0;
  return sorted.find((bin) => (before += bin.guesses) >= rank && before > 0);
}
