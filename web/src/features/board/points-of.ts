import { priceScale } from '#domain/market-bounds.ts';
import { toMinor } from '#domain/money.ts';
import { scoreRound } from '#domain/score-round.ts';
import type { ScoringOptionKey } from '#domain/scoring-options.ts';
import type { Formula } from '#domain/scoring.ts';

/** What a page about points tries out: a formula, and what is added to it. */
export interface PointsRule {
  readonly formula: Formula;
  readonly options: readonly ScoringOptionKey[];
}

/** What games do unless their host chooses otherwise. */
export const USUAL: PointsRule = { formula: 'log_ratio', options: [] };

/** Misses in per cent of the price, from far too low to far too high. */
export const MISSES = [-50, -20, -10, -5, 0, 5, 10, 20, 50, 100] as const;

/** A price to begin with, of a size that homes have in this currency. */
export function examplePriceMinor(currency: string): number {
  return toMinor(400_000 * priceScale(currency), currency);
}

/**
 * Points of a guess that misses a price by so many per cent, at normal difficulty, without hints and clock.
 * @param streakBefore homes in a row before it that were close
 */
export function pointsOf(
  { formula, options }: PointsRule,
  priceMinor: number,
  missPercent: number,
  streakBefore: number,
): number {
  const amountMinor = Math.max(1, Math.round(priceMinor * (1 + missPercent / 100)));
  const { score } = scoreRound({ amountMinor }, priceMinor, {
    formula,
    difficulty: 'normal',
    multiplier: 1,
    scoringOptions: options,
    streakBefore,
    timeLeftShare: 0,
    isStaked: false,
  });
  return score ?? 0;
}
