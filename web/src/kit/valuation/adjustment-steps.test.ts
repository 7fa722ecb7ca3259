import { describe, expect, it } from 'vitest';
import { adjustmentSteps } from './adjustment-steps.ts';

const sale = (priceMinor: number, parts: readonly (readonly [name: string, percent: number])[]) => ({
  priceMinor,
  adjustedMinor: parts.reduce((price, [, percent]) => price * (1 + percent / 100), priceMinor),
  adjustments: parts.map(([name, percent]) => ({ name, percent })),
});

describe('adjustmentSteps()', () => {
  it('adds up to the adjusted price in whole units, largest first, the small ones together', () => {
    const moved = sale(26_099_750, [
      ['areaM2', -4.6],
      ['date', 2.8],
      ['yearBuilt', 0.9],
      ['isNew', 0.2],
      ['place', -0.2],
    ]);
    const steps = adjustmentSteps(moved, 'GBP');
    expect(steps.map(({ name }) => name)).toEqual(['areaM2', 'date', 'yearBuilt', null]);
    const sum = steps.reduce((all, { amountMinor }) => all + amountMinor, 0);
    expect(sum).toBe(Math.round(moved.adjustedMinor / 100) * 100 - 26_099_800);
    expect(steps.every(({ amountMinor }) => amountMinor % 100 === 0)).toBe(true);
    expect(steps[0]?.amountMinor).toBeLessThan(0);
  });

  it('says parts that undo each other, although the price stays', () => {
    const half = sale(20_000_000, [
      ['areaM2', 25],
      ['date', -20],
    ]);
    const [area, date] = adjustmentSteps({ ...half, adjustedMinor: 20_000_000 }, 'GBP');
    expect(area?.amountMinor).toBe(-(date?.amountMinor ?? 0));
    expect(area?.amountMinor).toBeGreaterThan(4_000_000);
  });

  it('has no step where nothing moves the price', () => {
    expect(adjustmentSteps(sale(20_000_000, [['isNew', 0]]), 'GBP')).toEqual([]);
  });

  it('counts in the units of the currency', () => {
    const [step] = adjustmentSteps(sale(50_000, [['date', 10]]), 'JPY');
    expect(step?.amountMinor).toBe(5_000);
  });
});
