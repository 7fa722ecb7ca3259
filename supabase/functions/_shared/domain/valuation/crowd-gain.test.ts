import { describe, expect, it } from 'vitest';
import { randomFrom } from '../seeded-random.ts';
import {
  LEAST_SETTLED,
  measureCrowdGain,
  valueWithCrowd,
  weighCrowd,
  type SettledHome,
} from './crowd-gain.ts';

/** Homes whose values are off by a tenth or so; the crowd has this much of what the values miss, and a habit of its own. */
function settle(
  count: number,
  { knows, habit = 0.2, seed = 5 }: { knows: number; habit?: number; seed?: number },
) {
  const random = randomFrom(seed);
  const spread = (width: number) => width * (random() + random() + random() - 1.5);
  return Array.from({ length: count }, (): SettledHome => {
    const price = 200_000 * Math.exp(spread(0.8));
    const missed = spread(0.25);
    const value = price * Math.exp(-missed);
    return { price, value, crowd: value * Math.exp(habit + knows * missed + spread(0.1)) };
  });
}

describe('measureCrowdGain()', () => {
  it('proves a crowd that knows what values miss', () => {
    const homes = settle(400, { knows: 0.7 });
    const { isProven, gain, leastGain } = measureCrowdGain(homes);
    const { weight, habit } = weighCrowd(homes);
    expect(isProven).toBe(true);
    expect(leastGain).toBeGreaterThan(0);
    expect(gain).toBeGreaterThan(leastGain);
    expect(weight).toBeGreaterThan(0.5);
    expect(habit).toBeCloseTo(0.2, 1);
  });

  it.each([1, 2, 3, 4, 5])('proves nothing of a crowd that knows nothing, seed %i', (seed) => {
    const { isProven, gain } = measureCrowdGain(settle(400, { knows: 0, seed }));
    expect(isProven).toBe(false);
    // Never worse than the value alone by more than a tenth of a point.
    expect(gain).toBeGreaterThan(-0.001);
  });

  it('proves nothing on one home fewer than it takes, and does on as many', () => {
    const homes = settle(LEAST_SETTLED, { knows: 1 });
    expect(measureCrowdGain(homes.slice(1))).toMatchObject({ isProven: false, homes: LEAST_SETTLED - 1 });
    expect(measureCrowdGain(homes.slice(1)).leastGain).toBeGreaterThan(0);
    expect(measureCrowdGain(homes).isProven).toBe(true);
  });

  it('says the same of the same homes, and nothing of none', () => {
    const homes = settle(60, { knows: 0.4 });
    expect(measureCrowdGain(homes)).toEqual(measureCrowdGain(homes));
    expect(measureCrowdGain([])).toEqual({ homes: 0, gain: 0, leastGain: 0, isProven: false });
  });
});

describe('weighCrowd()', () => {
  it('gives a crowd that says the opposite no weight', () => {
    expect(weighCrowd(settle(300, { knows: -0.8 })).weight).toBe(0);
  });

  it('gives few homes less weight than many', () => {
    const [few, many] = [20, 400].map((count) => weighCrowd(settle(count, { knows: 0.7 })).weight);
    expect(few).toBeLessThan(many ?? 0);
  });
});

describe('valueWithCrowd()', () => {
  it('stays the value where the crowd says what it usually does', () => {
    const said = { value: 300_000, crowd: 300_000 * Math.exp(0.2) };
    expect(valueWithCrowd(said, { weight: 0.6, habit: 0.2 })).toBeCloseTo(300_000, 3);
  });

  it('follows a wild crowd no further than a bound', () => {
    const wild = valueWithCrowd({ value: 1000, crowd: 1e9 }, { weight: 1, habit: 0 });
    expect(wild).toBeCloseTo(1000 * Math.exp(1.2), 3);
  });
});
