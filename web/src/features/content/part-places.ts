import type { CSSProperties } from 'react';
import type { ContentPart } from '#domain/content-parts.ts';

/**
 * How high a part is once it has come, in rem, on a phone and on a wide window; what is not named is higher than the rest of
 * a window. The text below a part stands where it will stay, so nothing moves under somebody who reads it already.
 */
const HEIGHTS: Partial<Record<ContentPart, readonly [phone: number, wide: number]>> = {
  'clean-links': [12, 12],
  'daily-archive': [28, 34],
  'daily-calendar': [36, 35],
  'daily-corrections': [18, 17],
  'daily-countdown': [10, 12],
  'daily-hard': [24, 27],
  'daily-hints': [19, 16],
  'daily-share': [24, 24],
  'daily-streak': [7, 7],
  'daily-today': [32, 34],
  'daily-uk': [28, 30],
  'daily-us': [30, 30],
  'daily-yesterday': [21, 23],
  'own-bests': [14, 12],
  'own-figures': [14, 12],
  'play-now': [9, 9],
  'play-on-a-phone': [21, 21],
  'play-replays': [20, 20],
  'play-with-friends': [38, 32],
  'price-per-area': [36, 22],
  'public-api': [30, 30],
  'purchase-tax': [40, 38],
  'rental-yield': [40, 25],
  'room-class': [37, 38],
  'season-tiers': [31, 30],
  'start-pack': [9, 8],
  'together-coop': [20, 19],
  'together-draft': [20, 19],
  'together-elimination': [16, 15],
  'together-team-vs-team': [18, 15],
  'way-flip-reveal': [20, 15],
  'way-hard': [22, 18],
  'way-low-bandwidth': [22, 18],
  'weekend-mega': [20, 22],
  'weekly-today': [20, 22],
};
const HIGHER_THAN_A_WINDOW = [40, 40] as const;

/** The place that is kept for a part, as custom properties of its element. */
export function placeOfPart(part: ContentPart): CSSProperties {
  const [phone, wide] = HEIGHTS[part] ?? HIGHER_THAN_A_WINDOW;
  return { '--part-phone': `${phone}rem`, '--part-wide': `${wide}rem` } as CSSProperties;
}
