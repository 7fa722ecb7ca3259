import type { PriceRange } from './misses.ts';
import { RANGE_CONFIDENCE } from './scoring.ts';

/** A range that somebody named, and the price that it was about. */
export interface JudgedRange extends PriceRange {
  readonly priceMinor: number;
}

/** Fewer ranges say nothing of how sure somebody is. */
export const LEAST_RANGES = 20;

/** Ranges by how wide they are: the high end over the low one, up to so many percent more. */
export const WIDTHS = [
  { key: 'narrow', upToPercent: 20 },
  { key: 'middling', upToPercent: 60 },
  { key: 'wide', upToPercent: Infinity },
] as const;
export type WidthKey = (typeof WIDTHS)[number]['key'];

/** How many of some ranges held the price, and between which shares the true one lies in 95 of 100 such cases. */
export interface HitShare {
  readonly ranges: number;
  readonly hits: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Calibration {
  readonly all: HitShare;
  readonly byWidth: readonly (HitShare & { readonly key: WidthKey })[];
  /** what the share of hits says; `few` where it says nothing yet */
  readonly verdict: 'few' | 'too-narrow' | 'fitting' | 'too-wide';
}

/**
 * How well ranges match what their makers know. Points are the most for the middle half of what one believes, so half
 * of the prices should lie inside: fewer is too sure, more is too careful. It is said only where chance alone hardly explains it.
 */
export function calibrate(ranges: readonly JudgedRange[]): Calibration {
  const all = hitShare(ranges);
  const isTold = all.ranges >= LEAST_RANGES;
  return {
    all,
    byWidth: WIDTHS.map(({ key }) => ({
      key,
      ...hitShare(ranges.filter((range) => widthOf(range) === key)),
    })),
    verdict: !isTold
      ? 'few'
      : all.high < RANGE_CONFIDENCE
        ? 'too-narrow'
        : all.low > RANGE_CONFIDENCE
          ? 'too-wide'
          : 'fitting',
  };
}

function widthOf({ lowMinor, highMinor }: PriceRange): WidthKey {
  const percent = (highMinor / lowMinor - 1) * 100;
  return (WIDTHS.find(({ upToPercent }) => percent <= upToPercent) ?? WIDTHS[2]).key;
}

function hitShare(ranges: readonly JudgedRange[]): HitShare {
  const hits = ranges.filter(
    ({ lowMinor, highMinor, priceMinor }) => lowMinor <= priceMinor && priceMinor <= highMinor,
  ).length;
  return { ranges: ranges.length, hits, ...wilson(hits, ranges.length) };
}

/** The two standard deviations of 95 in 100. */
const Z = 1.96;

/** The interval of Wilson (1927): it stays within 0 and 1, and is honest about few cases. */
function wilson(hits: number, count: number): Pick<HitShare, 'share' | 'low' | 'high'> {
  if (count === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / count;
  const weight = (Z * Z) / count;
  const middle = (share + weight / 2) / (1 + weight);
  const spread = (Z / (1 + weight)) * Math.sqrt((share * (1 - share) + weight / 4) / count);
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}
