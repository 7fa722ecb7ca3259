import { describe, expect, test } from 'vitest';
import { DIFFICULTIES, scoreGuess, type Difficulty } from './scoring.ts';

const MIDDLE_MINOR = 40_000_000;
const SHARES = Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200);

/** What somebody may believe of a price: 200 equally likely values of ln(price / middle), rising. */
const BELIEFS: Readonly<Record<string, readonly number[]>> = {
  'even within two fifths': SHARES.map((share) => (share - 0.5) * 0.8),
  'narrow and bell-like': SHARES.map((share) => logit(share) * 0.04),
  'wide and bell-like': SHARES.map((share) => logit(share) * 0.14),
  'pointed, with long tails': SHARES.map(
    (share) => Math.sign(share - 0.5) * -Math.log(1 - 2 * Math.abs(share - 0.5)) * 0.12,
  ),
  'a triangle': SHARES.map((share) =>
    share < 0.5 ? Math.sqrt(share / 2) - 0.5 : 0.5 - Math.sqrt((1 - share) / 2),
  ),
  'a bargain or far more': SHARES.map((share) => -Math.log(1 - share) * 0.2),
  'the top price or far less': SHARES.map((share) => Math.log(share) * 0.2),
  'two camps': mixed([
    [0.5, -0.25, 0.02],
    [0.5, 0.25, 0.02],
  ]),
  'sure, unless it is a palace': mixed([
    [0.85, 0, 0.04],
    [0.15, 0.7, 0.05],
  ]),
  'one of three round figures': mixed([
    [0.3, -0.2, 0],
    [0.4, 0, 0],
    [0.3, 0.3, 0],
  ]),
};

describe('scoreGuess() of a range, under ten beliefs', () => {
  test.each(Object.keys(BELIEFS))('%s: the middle half earns the most that any range earns', (name) => {
    const belief = BELIEFS[name] ?? [];
    for (const level of DIFFICULTIES) {
      const honest = expected(belief, valueAt(belief, 0.25), valueAt(belief, 0.75), level);
      // The best of all ranges whose ends lie on a grid of 5 %, across everything that is believed.
      let best = -Infinity;
      for (let low = -1; low <= 1; low += 0.05)
        for (let high = low; high <= 1; high += 0.05)
          best = Math.max(best, expected(belief, low, high, level));
      // Points are whole numbers, so that two ranges may differ by what rounding does.
      expect(best, level).toBeLessThanOrEqual(honest + 0.6);
      expect(honest, level).toBeGreaterThan(expected(belief, -1, 1, level) + 50);
    }
  });
});

/** The points that a range earns on average where each value of the belief is as likely as the next. */
function expected(belief: readonly number[], low: number, high: number, difficulty: Difficulty): number {
  const guess = {
    lowMinor: Math.round(MIDDLE_MINOR * Math.exp(low)),
    highMinor: Math.round(MIDDLE_MINOR * Math.exp(high)),
  };
  const points = belief.map((value) => {
    const priceMinor = Math.round(MIDDLE_MINOR * Math.exp(value));
    return scoreGuess({ formula: 'log_ratio', difficulty, guess, priceMinor }).score;
  });
  return points.reduce((sum, value) => sum + value, 0) / points.length;
}

function valueAt(belief: readonly number[], share: number): number {
  return belief[Math.floor(share * belief.length)] ?? 0;
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}

/** Parts with a weight, a middle and a spread each. */
function mixed(parts: readonly (readonly [number, number, number])[]): readonly number[] {
  const values = parts.flatMap(([weight, middle, spread]) =>
    Array.from({ length: Math.round(weight * SHARES.length) }, (_, index) => {
      const share = (index + 0.5) / (weight * SHARES.length);
      return middle + logit(share) * spread;
    }),
  );
  return values.toSorted((one, other) => one - other);
}
