import { describe, expect, it } from 'vitest';
import { errorScaleOf, rangeAround } from './error-scale.ts';
import { fitLevel, levelAt, monthsAhead } from './market-level.ts';
import { randomFrom } from '../seeded-random.ts';

describe('fitLevel()', () => {
  it('is the recent level after the last day, and a prior’s shape without sales', () => {
    const sales = Array.from({ length: 200 }, (_, at) => ({
      day: 20_000 + at,
      residual: at < 100 ? 0 : 0.1,
    }));
    expect(levelAt(fitLevel(sales, null), 20_260)).toBeCloseTo(0.1, 1);
    expect(levelAt(fitLevel(sales, null), 20_020)).toBeCloseTo(0, 2);
    const factors = Array.from({ length: 12 }, (_, month) => (month === 5 ? 0.06 : 0));
    const summer = fitLevel([{ day: Date.UTC(2025, 0, 16) / 864e5, residual: 0 }], { factors, growth: 0 });
    expect(levelAt(summer, Date.UTC(2025, 5, 16) / 864e5)).toBeCloseTo(0.06, 2);
  });
});

describe('fitLevel() of a thin market', () => {
  it('follows no single sale: a week of two dear homes is no dear week', () => {
    const rare = Array.from({ length: 200 }, (_, at) => ({
      day: 20_000 + 7 * at,
      residual: at > 197 ? 0.3 : 0,
    }));
    const often = rare.flatMap((sale) => Array.from({ length: 40 }, () => sale));
    const lastDay = 20_000 + 7 * 199;
    expect(levelAt(fitLevel(rare, null), lastDay + 30)).toBeLessThan(0.04);
    expect(levelAt(fitLevel(often, null), lastDay + 30)).toBeGreaterThan(0.08);
  });
});

describe('monthsAhead()', () => {
  it('counts from the last day whose sales are known', () => {
    const level = fitLevel(
      [20_000, 20_060].map((day) => ({ day, residual: 0 })),
      null,
    );
    expect(monthsAhead(level, 20_030)).toBe(0);
    expect(monthsAhead(level, 20_060)).toBe(0);
    expect(monthsAhead(level, 20_060 + 365.25 / 4)).toBeCloseTo(3, 9);
  });
});

describe('rangeAround()', () => {
  const doubt = Float64Array.of(0);
  const rangesOf = (count: number, seed: number) => {
    const random = randomFrom(seed);
    const cases = Array.from({ length: count }, () => ({
      day: 20_000,
      error: random() - 0.5,
      value: 12,
      doubt,
    }));
    return { random, scale: errorScaleOf(cases) };
  };

  it('holds eight in ten of homes that it never saw, however few taught it', () => {
    for (const count of [30, 300]) {
      const held = Array.from({ length: 120 }, (_, seed) => {
        const { random, scale } = rangesOf(count, seed + 1);
        const { low, high } = rangeAround(scale, 12, doubt, 0);
        const errors = Array.from({ length: 20 }, () => random() - 0.5 - scale.middle);
        return errors.filter((error) => low <= error && error <= high).length / errors.length;
      });
      const mean = held.reduce((sum, share) => sum + share, 0) / held.length;
      expect(mean).toBeGreaterThan(0.785);
      expect(mean).toBeLessThan(0.815);
    }
  });

  it('is wider for each month that the level was carried forward', () => {
    const { scale } = rangesOf(300, 1);
    const widths = [0, 1, 2, 3].map((months) => {
      const { low, high } = rangeAround(scale, 12, doubt, months);
      return high - low;
    });
    expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
    expect(new Set(widths).size).toBe(4);
    // A model that was stored before knows of no drift: its ranges stay as they were.
    const stored = { ...scale, drift: undefined };
    expect(rangeAround(stored, 12, doubt, 3)).toEqual(rangeAround(scale, 12, doubt, 0));
  });
});
