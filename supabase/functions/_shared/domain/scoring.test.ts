import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_BANDS } from './error-bands.ts';
import { hintMultiplier } from './hints.ts';
import { nextRating, percentileOf, ratingOf } from './rating.ts';
import {
  CLASSIC_BANDS,
  DIFFICULTIES,
  FORMULAS,
  maxRoundScore,
  pointOf,
  scoreGuess,
  type Difficulty,
  type Formula,
  type PriceGuess,
} from './scoring.ts';

const amount = fc.integer({ min: 100_000, max: 50_000_000_000 });
const formula = fc.constantFrom(...FORMULAS);
const difficulty = fc.constantFrom(...DIFFICULTIES);

function points(
  formulaKey: Formula,
  guess: PriceGuess | number,
  priceMinor: number,
  level: Difficulty = 'normal',
) {
  return scoreGuess({
    formula: formulaKey,
    difficulty: level,
    guess: typeof guess === 'number' ? { amountMinor: guess } : guess,
    priceMinor,
  }).score;
}

describe('scoreGuess() log-ratio', () => {
  test('gives 1000 for the very price and round(1000·e^(−k·|ln 1.1|)) for 10 % over', () => {
    expect(points('log_ratio', 50_000_000, 50_000_000)).toBe(1000);
    expect(points('log_ratio', 55_000_000, 50_000_000, 'easy')).toBe(751);
    expect(points('log_ratio', 55_000_000, 50_000_000, 'normal')).toBe(683);
    expect(points('log_ratio', 55_000_000, 50_000_000, 'hard')).toBe(621);
  });

  test('is symmetric in the ratio: twice too much costs what half does', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 20 }), difficulty, (price, factor, level) => {
        const even = price * factor;
        expect(points('log_ratio', even * factor, even, level)).toBe(points('log_ratio', price, even, level));
      }),
    );
  });

  test('earns the honest median the most, whatever the spread of the belief', () => {
    for (const spread of [0.1, 0.3, 0.6]) {
      const prices = lognormal(40_000_000, spread);
      const mean = (guess: number) =>
        average(prices.map((price) => Math.exp(-4 * Math.abs(Math.log(guess / price)))));
      for (const shift of [0.7, 0.9, 0.95, 1.05, 1.1, 1.4]) {
        expect(mean(40_000_000)).toBeGreaterThan(mean(40_000_000 * shift));
      }
    }
  });
});

describe('scoreGuess() whatever the formula', () => {
  test('stays between 0 and the maximum, in whole points', () => {
    fc.assert(
      fc.property(formula, difficulty, amount, amount, (key, level, guess, price) => {
        const score = points(key, guess, price, level);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(maxRoundScore(key));
      }),
    );
  });

  test('never gives more for a guess further away on the same side', () => {
    fc.assert(
      fc.property(formula, amount, amount, amount, (key, price, one, other) => {
        const [near, far] = one < other ? [one, other] : [other, one];
        fc.pre(near >= price || far <= price);
        const isAbove = near >= price;
        const [better, worse] = isAbove ? [near, far] : [far, near];
        expect(points(key, better, price)).toBeGreaterThanOrEqual(points(key, worse, price));
      }),
    );
  });

  test('gives the maximum for the price itself', () => {
    fc.assert(
      fc.property(formula, difficulty, amount, (key, level, price) => {
        expect(points(key, price, price, level)).toBe(maxRoundScore(key));
      }),
    );
  });

  test('multiplies the hints in before it rounds', () => {
    const multiplier = hintMultiplier(['year', 'area', 'year']);
    expect(multiplier).toBeCloseTo(0.855);
    const input = { formula: 'log_ratio', difficulty: 'normal', priceMinor: 1_000_000 } as const;
    expect(scoreGuess({ ...input, guess: { amountMinor: 1_000_000 }, multiplier }).score).toBe(855);
  });
});

test.each(CLASSIC_BANDS.slice(0, -1).map((band) => [band.upToPercent, band.points]))(
  'scoreGuess() classic: a miss of just %i %% gives %i points',
  (percent, score) => {
    const price = 10_000_000;
    expect(points('classic_bands', price + (price * percent) / 100, price)).toBe(score);
    const beyond = CLASSIC_BANDS[CLASSIC_BANDS.findIndex((band) => band.upToPercent === percent) + 1];
    expect(points('classic_bands', price + (price * percent) / 100 + 1, price)).toBe(beyond?.points);
  },
);

test.each([
  [105, 0, 'spot on'],
  [106, 1, 'excellent'],
  [90, 1, 'excellent'],
  [120, 2, 'close'],
  [65, 3, 'fair'],
  [150, 4, 'far off'],
  [151, 5, 'way off'],
])('scoreGuess() labels %i for a price of 100 as band %i, %s', (guess, band, label) => {
  const input = { formula: 'log_ratio', difficulty: 'normal', priceMinor: 100_000 } as const;
  expect(scoreGuess({ ...input, guess: { amountMinor: guess * 1000 } })).toMatchObject({ band, label });
});

test('scoreGuess() says the error in percent and as a logarithm', () => {
  const input = { formula: 'log_ratio', difficulty: 'normal', priceMinor: 300_000 } as const;
  const result = scoreGuess({ ...input, guess: { amountMinor: 200_000 } });
  expect(result.errorPercent).toBe(33.33);
  expect(result.logError).toBeCloseTo(Math.log(2 / 3));
});

describe('scoreGuess() of a range', () => {
  test('earns the honest middle half more than any bolder, shyer or shifted range', () => {
    for (const spread of [0.1, 0.2, 0.3]) {
      const prices = lognormal(40_000_000, spread);
      const mean = (scale: number, shift: number) => {
        const half = 0.6745 * spread * scale;
        const middle = 40_000_000 * shift;
        const guess = { lowMinor: middle * Math.exp(-half), highMinor: middle * Math.exp(half) };
        return average(prices.map((price) => points('log_ratio', guess, price)));
      };
      const honest = mean(1, 1);
      for (const scale of [0, 0.5, 0.75, 1.4, 2, 3]) expect(honest).toBeGreaterThan(mean(scale, 1));
      for (const shift of [0.8, 0.92, 1.08, 1.25]) expect(honest).toBeGreaterThan(mean(1, shift));
    }
  });

  test('has the word of its points, whatever its middle', () => {
    const price = 40_000_000;
    const of = (low: number, high: number) =>
      scoreGuess({
        formula: 'log_ratio',
        difficulty: 'normal',
        guess: { lowMinor: price * low, highMinor: price * high },
        priceMinor: price,
      });
    expect(of(0.98, 1.02)).toMatchObject({ score: 990, label: 'spot on' });
    expect(of(0.95, 1.3)).toMatchObject({ score: 922, label: 'excellent' });
    // The middle is 73 % over, the price within: far off by its middle, fair by what it earned.
    expect(of(1, 3)).toMatchObject({ score: 725, label: 'fair', errorPercent: 73.21 });
  });

  test('never has a better word for fewer points, with or without hints', () => {
    const edges = fc.tuple(amount, amount).map(([one, other]) => ({
      lowMinor: Math.min(one, other),
      highMinor: Math.max(one, other),
    }));
    fc.assert(
      fc.property(edges, edges, amount, difficulty, (one, other, priceMinor, level) => {
        const scored = [one, other].map((guess) =>
          scoreGuess({ formula: 'log_ratio', difficulty: level, guess, priceMinor }),
        );
        const [worse, better] = scored.sort((first, second) => first.score - second.score);
        if (worse?.score !== better?.score) expect(better?.band).toBeLessThanOrEqual(worse?.band ?? 0);
        const withHint = scoreGuess({
          formula: 'log_ratio',
          difficulty: level,
          guess: one,
          priceMinor,
          multiplier: 0.7,
        });
        expect(withHint.label).toBe(
          scoreGuess({ formula: 'log_ratio', difficulty: level, guess: one, priceMinor }).label,
        );
      }),
    );
  });

  test('takes the geometric middle of a range for the error', () => {
    expect(pointOf({ lowMinor: 100_000, highMinor: 400_000 })).toBe(200_000);
  });
});

test.each([
  ['log_ratio', 0.75, 'expert'],
  ['log_ratio', 0.7499, 'advanced'],
  ['log_ratio', 0.6, 'advanced'],
  ['log_ratio', 0.4, 'intermediate'],
  ['log_ratio', 0.25, 'beginner'],
  ['log_ratio', 0.2499, 'novice'],
  ['classic_bands', 0.9, 'expert'],
  ['classic_bands', 0.7, 'advanced'],
  ['classic_bands', 0.5, 'intermediate'],
  ['classic_bands', 0.3, 'beginner'],
  ['classic_bands', 0.29, 'novice'],
] as const)('ratingOf() %s at %d is %s', (key, share, rating) => {
  expect(ratingOf(share * 5000, 5000, key)).toBe(rating);
});

test('nextRating() says just as many points as are missing, and nothing to experts', () => {
  expect(nextRating(1117, 5000, 'log_ratio')).toEqual({ rating: 'beginner', points: 133 });
  expect(nextRating(2999, 5000, 'log_ratio')).toEqual({ rating: 'advanced', points: 1 });
  expect(nextRating(349, 500, 'classic_bands')).toEqual({ rating: 'advanced', points: 1 });
  expect(nextRating(3750, 5000, 'log_ratio')).toBeNull();
  expect(nextRating(0, 0, 'log_ratio')).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), formula, (total, key) => {
      const next = nextRating(total, 5000, key);
      if (!next) return;
      expect(ratingOf(total + next.points, 5000, key)).toBe(next.rating);
      expect(ratingOf(total + next.points - 1, 5000, key)).not.toBe(next.rating);
    }),
  );
});

test('percentileOf() runs from 0 to 100, and is 100 alone', () => {
  expect([percentileOf(1, 5), percentileOf(3, 5), percentileOf(5, 5), percentileOf(1, 1)]).toEqual([
    100, 50, 0, 100,
  ]);
});

test('ERROR_BANDS grow', () => {
  const edges = ERROR_BANDS.map((band) => band.upToPercent);
  expect(edges).toEqual([...edges].sort((a, b) => a - b));
});

/** 401 equally likely values of a lognormal belief, by inverting the normal distribution numerically. */
function lognormal(median: number, spread: number): number[] {
  return Array.from({ length: 401 }, (_, index) => median * Math.exp(spread * probit((index + 0.5) / 401)));
}

function probit(share: number): number {
  let low = -6;
  let high = 6;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function normalShare(x: number): number {
  if (x < 0) return 1 - normalShare(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
