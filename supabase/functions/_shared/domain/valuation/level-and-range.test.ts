import { describe, expect, it } from 'vitest';
import { errorScaleOf, rangeAround } from './error-scale.ts';
import { carryLevel, fitLevel, followLevel, levelAt, monthsAhead } from './market-level.ts';
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

describe('carryLevel()', () => {
  // The last month sold homes that the price equation makes too little of: a tenth more, which comparables see.
  const days = Array.from({ length: 2000 }, (_, at) => 20_000 + Math.floor(at / 10));
  const isLast = (day: number) => day >= 20_170;
  const first = fitLevel(
    days.map((day) => ({ day, residual: isLast(day) ? 0.1 : 0 })),
    null,
  );
  const errorsOf = (error: (day: number) => number) =>
    days.map((day) => ({ day, residual: error(day) - levelAt(first, day) }));
  const ahead = (errors: ReturnType<typeof errorsOf>, latest = errors) =>
    levelAt(carryLevel(first, errors, latest), 20_230);

  it('takes a month of dearer homes for no dearer month, and a dearer month for one', () => {
    expect(levelAt(first, 20_230)).toBeGreaterThan(0.05);
    const centred = [{ day: 20_199, residual: 0 }];
    expect(
      ahead(
        errorsOf(() => 0),
        centred,
      ),
    ).toBeCloseTo(0, 9);
    const dearer = errorsOf((day) => (isLast(day) ? 0.1 : 0));
    expect(ahead(dearer, centred)).toBeGreaterThan(0.07);
  });

  it('leaves to the middle of all values what the latest ones err by as it is, and past days as they are', () => {
    const errors = days.map((day) => ({ day, residual: 0.03 }));
    const carried = carryLevel(first, errors, errors);
    expect(carried.after).toBeCloseTo(
      carryLevel(
        first,
        days.map((day) => ({ day, residual: 0 })),
        [{ day: 20_199, residual: 0 }],
      ).after,
      9,
    );
    expect(carried.days).toEqual(first.days);
    expect(carried.after - (carried.moved ?? 0)).toBeCloseTo(first.after, 9);
  });
});

describe('followLevel()', () => {
  it('moves a later level by half as much for each four weeks that are new, and not at all before anything was moved', () => {
    const at = (lastDay: number) =>
      fitLevel(
        [20_000, lastDay].map((day) => ({ day, residual: 0 })),
        null,
      );
    const earlier = { ...at(20_100), after: 0.04, moved: 0.04 };
    expect(followLevel(earlier, at(20_100)).after).toBeCloseTo(0.04, 9);
    expect(followLevel(earlier, at(20_128)).after).toBeCloseTo(0.02, 9);
    expect(followLevel(earlier, at(20_156)).moved).toBeCloseTo(0.01, 9);
    expect(followLevel(at(20_100), at(20_128)).after).toBe(0);
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
    return { random, scale: errorScaleOf(cases, true) };
  };

  it('holds eight in ten of homes that it never saw, however few taught it', () => {
    for (const count of [30, 300]) {
      const held = Array.from({ length: 120 }, (_, seed) => {
        const { random, scale } = rangesOf(count, seed + 1);
        const { middle, low, high } = rangeAround(scale, 12, doubt, 0);
        const errors = Array.from({ length: 20 }, () => random() - 0.5 - scale.middle - middle);
        return errors.filter((error) => low <= error && error <= high).length / errors.length;
      });
      const mean = held.reduce((sum, share) => sum + share, 0) / held.length;
      expect(mean).toBeGreaterThan(0.785);
      expect(mean).toBeLessThan(0.815);
    }
  });

  it('holds eight in ten of the cheapest homes too, which are sold for less than they are worth more often', () => {
    const random = randomFrom(7);
    const homes = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const value = 12 + random();
        const isForced = value < 12.05 && random() < 0.4;
        return { day: 20_000 + at, error: isForced ? -0.9 * random() : 0.2 * (random() - 0.5), value, doubt };
      });
    const scale = errorScaleOf(homes(12_000), true);
    const cheapest = homes(8000).filter(({ value }) => value < 12.05);
    const held = cheapest.filter(({ error, value }) => {
      const { middle, low, high } = rangeAround(scale, value, doubt, 0);
      const left = error - scale.middle - middle;
      return low <= left && left <= high;
    });
    expect(cheapest.length).toBeGreaterThan(300);
    expect(held.length / cheapest.length).toBeGreaterThan(0.74);
    expect(held.length / cheapest.length).toBeLessThan(0.87);
  });

  it('moves values to where half of such homes are sold for more, where it may move them', () => {
    const random = randomFrom(11);
    // Cheap homes are sold for a twentieth more than their values, dear ones for as much less.
    const homes = Array.from({ length: 6000 }, (_, at) => {
      const value = 12 + random();
      return {
        day: 20_000 + at,
        error: (value < 12.5 ? 0.05 : -0.05) + 0.2 * (random() - 0.5),
        value,
        doubt,
      };
    });
    const [moved, still] = [true, false].map((isMoved) => {
      const scale = errorScaleOf(homes, isMoved);
      return [12.1, 12.9].map((value) => rangeAround(scale, value, doubt, 2).middle + scale.middle);
    });
    expect(moved?.[0]).toBeGreaterThan(0.03);
    expect(moved?.[1]).toBeLessThan(-0.03);
    expect(still?.[0]).toBe(still?.[1]);
    // Ranges go with the values: they hold the same homes either way.
    const [ends = [], others = []] = [true, false].map((isMoved) => {
      const { middle, low, high } = rangeAround(errorScaleOf(homes, isMoved), 12.1, doubt, 0);
      return [middle + low, middle + high];
    });
    ends.forEach((end, at) => expect(end).toBeCloseTo(others[at] ?? NaN, 2));
  });

  it('is wider for each month that the level was carried forward', () => {
    const { scale } = rangesOf(300, 1);
    const widths = [0, 1, 2, 3].map((months) => {
      const { low, high } = rangeAround(scale, 12, doubt, months);
      return high - low;
    });
    expect(widths.toSorted((one, other) => one - other)).toEqual(widths);
    expect(new Set(widths).size).toBe(4);
    // Twice as much after four months as after one, beside what the home's own error is.
    const ahead = (months: number) => {
      const [bare, moved] = [0, months].map((at) => rangeAround(scale, 12, doubt, at).high);
      return Math.sqrt((moved ?? 0) ** 2 - (bare ?? 0) ** 2);
    };
    expect(ahead(4)).toBeCloseTo(2 * ahead(1), 9);
    // Models that were stored before know of no step, and the first ones of no drift: their ranges stay as they were.
    const first = { ...scale, step: undefined };
    expect(rangeAround(first, 12, doubt, 3)).toEqual(rangeAround(scale, 12, doubt, 0));
    const third = { ...first, drift: scale.step };
    expect(rangeAround(third, 12, doubt, 1)).toEqual(rangeAround(scale, 12, doubt, 1));
    expect(rangeAround(third, 12, doubt, 3)).toEqual(rangeAround(scale, 12, doubt, 9));
  });
});
