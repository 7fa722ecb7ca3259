import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distributionBars, shareAlong, type GuessBin } from './distribution-bars.ts';

const bin = (fromMinor: number, guesses: number): GuessBin => ({
  fromMinor,
  toMinor: Math.round(fromMinor * 1.01),
  guesses,
});

describe('distributionBars()', () => {
  it('loses no guess, whatever the bins and marks', () => {
    const bins = fc.array(
      fc
        .record({ at: fc.integer({ min: 100_000, max: 10 ** 10 }), guesses: fc.integer({ min: 1, max: 99 }) })
        .map(({ at, guesses }) => bin(at, guesses)),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(bins, fc.integer({ min: 100_000, max: 10 ** 10 }), (given, mark) => {
        const made = distributionBars(given, [mark]);
        if (!made) throw new Error('no bars');
        const sum = (rows: readonly { guesses: number }[]) => rows.reduce((all, row) => all + row.guesses, 0);
        expect(sum(made.bars)).toBe(sum(given));
        expect(made.lowMinor).toBeLessThan(mark);
        expect(made.highMinor).toBeGreaterThan(mark);
      }),
    );
  });

  it('keeps a single wild guess from squeezing everybody else', () => {
    const made = distributionBars([bin(40_000_000, 60), bin(45_000_000, 60), bin(40_000_000_000, 1)], []);
    expect(made?.highMinor).toBeLessThan(80_000_000);
    expect(made?.bars.at(-1)?.guesses).toBe(1);
  });

  it('is null without guesses', () => {
    expect(distributionBars([], [40_000_000])).toBeNull();
  });
});

describe('shareAlong()', () => {
  it('goes from 0 to 1 by ratio, not by distance', () => {
    const scale = { lowMinor: 100, highMinor: 10_000, bars: [] };
    expect([100, 1000, 10_000, 1].map((minor) => shareAlong(minor, scale))).toEqual([0, 0.5, 1, 0]);
  });
});
