import { describe, expect, it } from 'vitest';
import { biasOf, LEAST_FOR_BIAS } from './bias.ts';

const log = (share: number) => Math.log(1 + share);

describe('biasOf()', () => {
  it('is not told under the least number of guesses', () => {
    expect(biasOf({ n: LEAST_FOR_BIAS - 1, mean: 0.3, spread: 0.1 })).toBeNull();
    expect(biasOf({ n: LEAST_FOR_BIAS, mean: 0.3, spread: 0.1 })).not.toBeNull();
    expect(biasOf({ n: 1, mean: 0.3, spread: null })).toBeNull();
  });
  it('of few guesses is half of what they say', () => {
    expect(biasOf({ n: 10, mean: 0.2, spread: 0.1 })?.share).toBeCloseTo(Math.exp(0.1) - 1, 12);
  });
  it('of many guesses is what they say', () => {
    const bias = biasOf({ n: 100_000, mean: log(0.08), spread: 0.2 });
    expect(bias?.share).toBeCloseTo(0.08, 3);
    expect(Number(bias?.high) - Number(bias?.low)).toBeLessThan(0.003);
  });
  it('leans on the bias in all guesses, not on none', () => {
    const all = { n: 90, mean: 0.2, spread: 0.1 };
    const group = biasOf({ n: 10, mean: 0, spread: 0.1 }, all);
    expect(group?.share).toBeCloseTo(Math.exp(0.09) - 1, 12);
  });
  it('has its range around it, wider for guesses that scatter', () => {
    const narrow = biasOf({ n: 30, mean: -0.1, spread: 0.1 });
    const wide = biasOf({ n: 30, mean: -0.1, spread: 0.4 });
    expect(narrow && wide).toBeTruthy();
    if (!narrow || !wide) return;
    expect(narrow.low).toBeLessThan(narrow.share);
    expect(narrow.high).toBeGreaterThan(narrow.share);
    expect(wide.low).toBeLessThan(narrow.low);
    expect(wide.high).toBeGreaterThan(0);
    expect(narrow.high).toBeLessThan(0);
  });
  it('holds the true bias in 80 of 100 samples', () => {
    // A seeded generator: the same samples each time.
    let seed = 42;
    const chance = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return (seed + 0.5) / 2 ** 32;
    };
    const normal = () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
    let held = 0;
    for (let trial = 0; trial < 1000; trial += 1) {
      // Biases of players are spread as the prior says: a tenth of the variance of one guess.
      const truth = normal() * 0.25 * Math.sqrt(1 / 10);
      const misses = Array.from({ length: 25 }, () => truth + normal() * 0.25);
      const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
      const spread = Math.sqrt(
        misses.reduce((sum, miss) => sum + (miss - mean) ** 2, 0) / (misses.length - 1),
      );
      const bias = biasOf({ n: misses.length, mean, spread });
      if (bias && log(bias.low) <= truth && truth <= log(bias.high)) held += 1;
    }
    expect(held).toBeGreaterThan(760);
    expect(held).toBeLessThan(840);
  });
});
