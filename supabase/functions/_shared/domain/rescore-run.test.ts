import { describe, expect, test } from 'vitest';
import { rescoreRun, type GuessToRescore } from './rescore-run.ts';
import { scoreRound } from './score-round.ts';

const made = {
  formula: 'log_ratio',
  multiplier: 1,
  timeLeftShare: 0,
  isStaked: false,
  isLate: false,
} as const;
const rules = { difficulty: 'normal', scoringOptions: [] } as const;
const guess = (id: string, amountMinor: number, priceMinor: number | null, other = {}): GuessToRescore => ({
  ...made,
  gameListingId: id,
  guess: { amountMinor },
  priceMinor,
  ...other,
});

describe('rescoreRun()', () => {
  test('gives what the guess would have got at once', () => {
    const [rescored] = rescoreRun(rules, [guess('a', 44_000_000, 40_000_000)]);
    const atOnce = scoreRound({ amountMinor: 44_000_000 }, 40_000_000, {
      ...rules,
      ...made,
      streakBefore: 0,
    });
    expect(rescored).toEqual({ gameListingId: 'a', ...atOnce });
    expect(rescored?.score).toBe(Math.round(1000 * Math.exp(-4 * Math.log(1.1))));
  });

  test('keeps the hints that were taken, the formula and the stake', () => {
    const [half, bands, doubled] = rescoreRun(rules, [
      guess('a', 40_000_000, 40_000_000, { multiplier: 0.5 }),
      guess('b', 40_000_000, 40_000_000, { formula: 'classic_bands' }),
      guess('c', 40_000_000, 40_000_000, { isStaked: true }),
    ]);
    expect([half?.score, bands?.score, doubled?.score]).toEqual([500, 100, 2000]);
  });

  test('leaves a poll without points and a late guess at none', () => {
    const scores = rescoreRun(rules, [
      guess('a', 40_000_000, null),
      guess('b', 40_000_000, 40_000_000, { isLate: true }),
      guess('c', 0, 40_000_000, { guess: null }),
    ]);
    expect(scores.map(({ score, label }) => [score, label])).toEqual([
      [null, null],
      [0, 'time_over'],
      [0, 'time_over'],
    ]);
  });

  test('counts streaks anew: a home that is close now carries the next one', () => {
    const streaks = { difficulty: 'normal', scoringOptions: ['streaks'] } as const;
    const next = guess('b', 42_000_000, 40_000_000);
    const [, broken] = rescoreRun(streaks, [guess('a', 80_000_000, 40_000_000), next]);
    const [, carried] = rescoreRun(streaks, [guess('a', 80_000_000, 80_000_000), next]);
    const [, , past] = rescoreRun(streaks, [guess('a', 80_000_000, 80_000_000), guess('p', 1, null), next]);
    expect((carried?.score ?? 0) - (broken?.score ?? 0)).toBe(25);
    expect(past?.score).toBe(carried?.score);
  });

  test('scores a range by its interval', () => {
    const [range] = rescoreRun(rules, [
      guess('a', 0, 40_000_000, { guess: { lowMinor: 39_000_000, highMinor: 41_000_000 } }),
    ]);
    expect(range?.score).toBeGreaterThan(950);
  });

  test('judges a pair as the answer was judged at once, gap and all', () => {
    const pair = (priceMinor: number | null, otherMinor: number | null, gapPercent: number | null) =>
      rescoreRun(rules, [
        guess('a', 0, priceMinor, { guess: null, compared: { isDearer: true, gapPercent, otherMinor } }),
        guess('b', 0, otherMinor, {
          guess: null,
          compared: { isDearer: false, gapPercent, otherMinor: priceMinor },
        }),
      ]).map(({ score, label, logError }) => [score, label, logError]);
    expect(pair(50_000_000, 40_000_000, 25)).toEqual([
      [1000, 'spot on', null],
      [1000, 'spot on', null],
    ]);
    expect(pair(50_000_000, 40_000_000, null)[0]?.[0]).toBe(800);
    expect(pair(40_000_000, 50_000_000, 25)).toEqual([
      [0, 'way off', null],
      [0, 'way off', null],
    ]);
    expect(pair(null, 40_000_000, 25)[1]).toEqual([null, null, null]);
  });
});
