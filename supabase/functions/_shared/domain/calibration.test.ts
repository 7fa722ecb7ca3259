import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrate, LEAST_RANGES, type JudgedRange } from './calibration.ts';

const range = fc
  .record({
    lowMinor: fc.integer({ min: 1_000, max: 1_000_000 }),
    widthPercent: fc.integer({ min: 0, max: 400 }),
    priceMinor: fc.integer({ min: 500, max: 9_000_000 }),
  })
  .map(({ lowMinor, widthPercent, priceMinor }): JudgedRange => {
    return { lowMinor, highMinor: Math.round(lowMinor * (1 + widthPercent / 100)), priceMinor };
  });

/** So many ranges, of which so many hold the price. */
function ranges(count: number, hits: number): JudgedRange[] {
  return Array.from({ length: count }, (_, at) => ({
    lowMinor: 100,
    highMinor: 150,
    priceMinor: at < hits ? 120 : 200,
  }));
}

describe('calibrate()', () => {
  test('every range is in just one width, and the parts add up', () => {
    fc.assert(
      fc.property(fc.array(range), (all) => {
        const { all: whole, byWidth } = calibrate(all);
        expect(byWidth.reduce((sum, one) => sum + one.ranges, 0)).toBe(all.length);
        expect(byWidth.reduce((sum, one) => sum + one.hits, 0)).toBe(whole.hits);
        for (const { share, low, high, ranges: count } of [whole, ...byWidth]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          if (count > 0) expect(low <= share && share <= high).toBe(true);
        }
      }),
    );
  });

  test('few ranges say nothing, however many of them hit', () => {
    for (const hits of [0, LEAST_RANGES - 1])
      expect(calibrate(ranges(LEAST_RANGES - 1, hits)).verdict).toBe('few');
    expect(calibrate([]).verdict).toBe('few');
  });

  test.each([
    [20, 3, 'too-narrow'],
    [20, 8, 'fitting'],
    [20, 10, 'fitting'],
    [20, 17, 'too-wide'],
    [200, 80, 'too-narrow'],
    [200, 105, 'fitting'],
  ])('of %d ranges %d hold the price: %s', (count, hits, verdict) => {
    expect(calibrate(ranges(count, hits)).verdict).toBe(verdict);
  });

  test('more ranges of the same share leave less to chance', () => {
    const width = (count: number) => {
      const { low, high } = calibrate(ranges(count, count / 2)).all;
      return high - low;
    };
    expect([width(20) > width(80), width(80) > width(320)]).toEqual([true, true]);
  });
});
