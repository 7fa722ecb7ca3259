import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_GAP_PERCENT, RIGHT_SHARE, scoreComparison } from './comparison.ts';
import { DIFFICULTIES, FORMULAS, maxRoundScore } from './scoring.ts';

const price = fc.integer({ min: 100_000, max: 10_000_000_000 });
const gap = fc.option(fc.integer({ min: 0, max: MAX_GAP_PERCENT }));
const rules = fc.record({
  difficulty: fc.constantFrom(...DIFFICULTIES),
  maxScore: fc.constantFrom(...FORMULAS).map(maxRoundScore),
});

test('the cheaper home earns nothing, the dearer one at least four fifths and at most all', () => {
  fc.assert(
    fc.property(price, price, gap, rules, (priceMinor, otherMinor, gapPercent, rule) => {
      const { score } = scoreComparison({ priceMinor, otherMinor, gapPercent, ...rule });
      if (priceMinor < otherMinor) expect(score).toBe(0);
      else {
        expect(score).toBeGreaterThanOrEqual(Math.round(rule.maxScore * RIGHT_SHARE));
        expect(score).toBeLessThanOrEqual(rule.maxScore);
      }
    }),
  );
});

test('of two answers just one is right, unless both homes cost the same', () => {
  fc.assert(
    fc.property(price, price, rules, (a, b, rule) => {
      const points = (priceMinor: number, otherMinor: number) =>
        scoreComparison({ priceMinor, otherMinor, gapPercent: null, ...rule }).score;
      const right = [points(a, b), points(b, a)].filter((score) => score > 0);
      expect(right).toHaveLength(a === b ? 2 : 1);
    }),
  );
});

test('a gap never costs points, and none earns more than the true one', () => {
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 0, max: MAX_GAP_PERCENT }),
      gap,
      rules,
      (otherMinor, truth, said, rule) => {
        const priceMinor = Math.round(otherMinor * (1 + truth / 100));
        const points = (gapPercent: number | null) =>
          scoreComparison({ priceMinor, otherMinor, gapPercent, ...rule }).score;
        expect(points(said)).toBeGreaterThanOrEqual(points(null));
        expect(points(truth)).toBeGreaterThanOrEqual(points(said));
      },
    ),
  );
});

test('the words follow the points', () => {
  const rule = { difficulty: 'normal', maxScore: 1000, otherMinor: 40_000_000 } as const;
  const label = (priceMinor: number, gapPercent: number | null) =>
    scoreComparison({ priceMinor, gapPercent, ...rule }).label;
  expect([label(50_000_000, 25), label(50_000_000, null), label(30_000_000, 25)]).toEqual([
    'spot on',
    'close',
    'way off',
  ]);
});
