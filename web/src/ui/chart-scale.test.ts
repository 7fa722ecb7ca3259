import { describe, expect, it } from 'vitest';
import { lineScale, roundScale } from './chart-scale.ts';

describe('roundScale()', () => {
  it('ends at round figures around what is drawn', () => {
    expect(roundScale(0, 97)).toEqual({ min: 0, max: 100, tickAmount: 5 });
    expect(roundScale(203_000, 311_000)).toEqual({ min: 200_000, max: 325_000, tickAmount: 5 });
  });

  it('has a length where there is a single figure, or none', () => {
    for (const [least, most] of [
      [0, 0],
      [5, 5],
      [-3, -3],
    ] as const) {
      const { min, max, tickAmount } = roundScale(least, most);
      expect(max).toBeGreaterThan(min);
      expect(tickAmount).toBeGreaterThan(0);
    }
  });
});

describe('lineScale()', () => {
  it('holds every figure and every band', () => {
    const { min, max } = lineScale([
      { name: 'A', values: [100, null, 130], band: [[80, 150], null, [90, 160]] },
    ]);
    expect(min).toBeLessThanOrEqual(80);
    expect(max).toBeGreaterThanOrEqual(160);
  });

  it('begins at nothing where figures reach far down', () => {
    expect(lineScale([{ name: 'A', values: [10, 100] }]).min).toBe(0);
    expect(lineScale([{ name: 'A', values: [90, 100] }]).min).toBeGreaterThan(0);
  });
});
