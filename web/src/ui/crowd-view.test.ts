import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdView, type GuessBin } from './crowd-view.ts';

const bin = (fromMinor: number, guesses: number): GuessBin => ({
  fromMinor,
  toMinor: Math.round(fromMinor * 1.01),
  guesses,
});
const amount = fc.integer({ min: 100_000, max: 10 ** 10 });

describe('crowdView()', () => {
  it('loses no guess and shows every mark, whatever the bins and marks', () => {
    const bins = fc.array(
      fc
        .record({ at: amount, guesses: fc.integer({ min: 1, max: 99 }) })
        .map(({ at, guesses }) => bin(at, guesses)),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(bins, fc.array(amount, { minLength: 1, maxLength: 4 }), (given, marks) => {
        const view = crowdView(given, marks);
        const sum = (rows: readonly { guesses: number }[]) => rows.reduce((all, row) => all + row.guesses, 0);
        expect(sum(view.bars) + view.below + view.above).toBe(sum(given));
        for (const mark of marks) {
          expect(view.low).toBeLessThan(Math.log10(mark));
          expect(view.high).toBeGreaterThan(Math.log10(mark));
        }
        for (const { from, to } of view.bars) {
          expect(from).toBeGreaterThanOrEqual(view.low);
          expect(to).toBeLessThanOrEqual(view.high + 1e-9);
        }
      }),
    );
  });

  it('counts wild guesses beside the scale instead of squeezing everybody else', () => {
    const view = crowdView(
      [bin(1_000_000, 2), bin(40_000_000, 6), bin(45_000_000, 6), bin(40_000_000_000, 1)],
      [42_000_000],
    );
    expect(view).toMatchObject({ below: 2, above: 1 });
    expect(10 ** view.high).toBeLessThan(80_000_000);
    expect(10 ** view.low).toBeGreaterThan(25_000_000);
  });

  it('keeps a wild guess in sight that is the own one or the price', () => {
    const bins = [bin(40_000_000, 6), bin(45_000_000, 6), bin(400_000_000, 1)];
    expect(crowdView(bins, [402_000_000])).toMatchObject({ below: 0, above: 0 });
  });

  it('shows the neighbourhood of a single mark where nobody has guessed', () => {
    const { low, high, bars } = crowdView([], [40_000_000]);
    expect(bars).toEqual([]);
    expect(10 ** (high - low)).toBeCloseTo(1.6, 5);
  });
});
