import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLog, snapAmount, stepAt, toLog } from './ruler-scale.ts';

const amounts = fc.integer({ min: 100_000, max: 50_000_000_000 });

describe('stepAt()', () => {
  it('stepAt() is the step a person would take at that price', () => {
    expect(stepAt(45_000_000, 100)).toBe(500_000);
    expect(stepAt(9_000_000, 100)).toBe(100_000);
    expect(stepAt(125_000_000, 100)).toBe(1_000_000);
  });
  it('stepAt() never exceeds 1.25 % of the amount, unless one major unit does', () => {
    fc.assert(fc.property(amounts, (amount) => stepAt(amount, 100) <= Math.max(100, amount * 0.0125)));
  });
});

describe('snapAmount()', () => {
  it('snapAmount() stays within half a step and does nothing the second time', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const snapped = snapAmount(amount, 100);
        expect(Math.abs(snapped - amount)).toBeLessThanOrEqual(stepAt(amount, 100) / 2);
        expect(snapAmount(snapped, 100)).toBe(snapped);
      }),
    );
  });
});

describe('toLog()', () => {
  it('toLog() and fromLog() undo each other', () => {
    fc.assert(fc.property(amounts, (amount) => Math.abs(fromLog(toLog(amount)) / amount - 1) < 1e-9));
  });
});
