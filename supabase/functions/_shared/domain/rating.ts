import type { Formula } from './scoring.ts';

/** Ratings, best first. */
export const RATINGS = ['expert', 'advanced', 'intermediate', 'beginner', 'novice'] as const;
export type Rating = (typeof RATINGS)[number];

/** The least share of the maximum for every rating but the last (decisions, "Scoring"). */
const THRESHOLDS = [0.75, 0.6, 0.4, 0.25];
const CLASSIC_THRESHOLDS = [0.9, 0.7, 0.5, 0.3];

/** A run's rating by its share of the most points it could have earned. */
export function ratingOf(totalScore: number, maxScore: number, formula: Formula): Rating {
  const share = maxScore > 0 ? totalScore / maxScore : 0;
  const index = thresholdsOf(formula).findIndex((threshold) => share >= threshold);
  return RATINGS[index] ?? 'novice';
}

/** The next better rating, and how many points more it would have taken; null for experts. */
export function nextRating(
  totalScore: number,
  maxScore: number,
  formula: Formula,
): { readonly rating: Rating; readonly points: number } | null {
  const place = RATINGS.indexOf(ratingOf(totalScore, maxScore, formula)) - 1;
  const rating = RATINGS[place];
  const threshold = thresholdsOf(formula)[place];
  if (rating === undefined || threshold === undefined || maxScore <= 0) return null;
  return { rating, points: Math.ceil(Number((threshold * maxScore).toFixed(6))) - totalScore };
}

function thresholdsOf(formula: Formula): readonly number[] {
  return formula === 'classic_bands' ? CLASSIC_THRESHOLDS : THRESHOLDS;
}

/** (players − rank) / (players − 1) · 100; 100 for somebody who plays alone. `rank` counts from 1. */
export function percentileOf(rank: number, players: number): number {
  if (players <= 1) return 100;
  return ((players - rank) / (players - 1)) * 100;
}
