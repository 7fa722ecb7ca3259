import { describe, expect, it } from 'vitest';
import { joinBins } from './components/guess-spread.tsx';

describe('joinBins()', () => {
  it('keeps every guess, in bars of equal width on the log scale', () => {
    const bins = Array.from({ length: 40 }, (_, place) => ({
      fromMinor: Math.round(20_000_000 * 1.01 ** place),
      toMinor: Math.round(20_000_000 * 1.01 ** (place + 1)),
      guesses: place + 1,
    }));
    const bars = joinBins(bins, 10);
    expect(bars).toHaveLength(10);
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe((40 * 41) / 2);
    const ratios = bars.map((bar) => bar.to / bar.from);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0] ?? 0, 6);
  });

  it('is empty without bins', () => {
    expect(joinBins([])).toEqual([]);
  });
});
