import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BIN_RATIO, binBounds, crowdBin, quantilesFromBins } from './crowd-bins.ts';

const amount = fc.integer({ min: 100_000, max: 50_000_000_000 });

test('crowdBin() is floor(ln(amount) / ln 1.01)', () => {
  expect([1, 101, 45_000_000].map(crowdBin)).toEqual([0, 463, 1771]);
});

test('binBounds() hold the amounts of their bin', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const { fromMinor, toMinor } = binBounds(crowdBin(value));
      expect(value).toBeGreaterThanOrEqual(fromMinor - 1);
      expect(value).toBeLessThanOrEqual(toMinor + 1);
    }),
  );
});

test('quantilesFromBins() lies within one bin of the exact quantile', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 300 }), (amounts) => {
      const bins = new Map<number, number>();
      for (const value of amounts) bins.set(crowdBin(value), (bins.get(crowdBin(value)) ?? 0) + 1);
      const rows = [...bins].map(([bin, guesses]) => ({ bin, guesses }));
      const sorted = amounts.toSorted((a, b) => a - b);
      const quantiles = [0.25, 0.5, 0.75];
      const found = quantilesFromBins(rows, quantiles) ?? [];
      quantiles.forEach((quantile, index) => {
        const exact = sorted[Math.max(0, Math.ceil(quantile * sorted.length) - 1)] ?? 0;
        const ratio = (found[index] ?? 0) / exact;
        expect(Math.abs(Math.log(ratio))).toBeLessThanOrEqual(Math.log(BIN_RATIO) + 1e-5);
      });
    }),
  );
});

test('quantilesFromBins() of nothing is nothing', () => {
  expect(quantilesFromBins([], [0.5])).toBeNull();
  expect(quantilesFromBins([{ bin: 3, guesses: 0 }], [0.5])).toBeNull();
});
