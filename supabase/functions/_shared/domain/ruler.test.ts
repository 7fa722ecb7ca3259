import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAtPosition, niceStep, roundAmount, rulerMarks, rulerPosition, stepAmount } from './ruler.ts';

const BOUNDS = { minMinor: 100_000, maxMinor: 50_000_000_000 };
const amount = fc.integer({ min: BOUNDS.minMinor, max: BOUNDS.maxMinor });

test('rulerPosition() runs from 0 to 1, equal ratios apart', () => {
  expect(rulerPosition(BOUNDS.minMinor, BOUNDS)).toBe(0);
  expect(rulerPosition(BOUNDS.maxMinor, BOUNDS)).toBe(1);
  const step = rulerPosition(2_000_000, BOUNDS) - rulerPosition(1_000_000, BOUNDS);
  expect(rulerPosition(20_000_000, BOUNDS) - rulerPosition(10_000_000, BOUNDS)).toBeCloseTo(step);
});

test('amountAtPosition() and rulerPosition() are a pair, up to rounding', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (position) => {
      expect(rulerPosition(amountAtPosition(position, BOUNDS), BOUNDS)).toBeCloseTo(position, 2);
    }),
  );
});

test('roundAmount() keeps at most three digits and moves by 1 % at most', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const rounded = roundAmount(value, BOUNDS);
      expect(String(rounded).replace(/0+$/, '').length).toBeLessThanOrEqual(3);
      expect(Math.abs(rounded / value - 1)).toBeLessThanOrEqual(0.01);
    }),
  );
});

test('stepAmount() up and down comes back to a round amount', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const rounded = roundAmount(value, BOUNDS);
      fc.pre(rounded > BOUNDS.minMinor && rounded < BOUNDS.maxMinor);
      expect(stepAmount(stepAmount(rounded, 1, 'fine', BOUNDS), -1, 'fine', BOUNDS)).toBe(rounded);
      expect(stepAmount(rounded, 1, 'coarse', BOUNDS)).toBeGreaterThan(rounded);
      expect(stepAmount(rounded, -1, 'coarse', BOUNDS)).toBeLessThan(rounded);
    }),
  );
});

test('stepAmount() stops at the bounds', () => {
  expect(stepAmount(BOUNDS.maxMinor, 1, 'fine', BOUNDS)).toBe(BOUNDS.maxMinor);
  expect(stepAmount(BOUNDS.minMinor, -1, 'coarse', BOUNDS)).toBe(BOUNDS.minMinor);
});

test('niceStep() is about 1 %', () => {
  expect([100_000, 250_000, 900_000, 45_000_000].map(niceStep)).toEqual([1_000, 2_000, 5_000, 200_000]);
});

test('rulerMarks() are 1, 2 and 5 within the bounds', () => {
  expect(rulerMarks({ minMinor: 150, maxMinor: 2_500 })).toEqual([200, 500, 1_000, 2_000]);
});
