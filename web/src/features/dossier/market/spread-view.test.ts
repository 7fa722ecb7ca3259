import { beforeAll, describe, expect, it } from 'vitest';
import type { SoldDistribution } from '#wire/sold-charts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { spreadView } from './spread-view.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const spread: SoldDistribution = {
  place: {
    ...{ country: 'GB', code: 'YO24', name: 'York', currency: 'GBP', incompleteFrom: null },
    sources: [],
  },
  ...{ count: 100, medianMinor: 300000, lowerMinor: 250000, upperMinor: 350000, below: 10, above: 10 },
  ...{ widthFigure: 1, widthZeros: 5 },
  bins: [
    { at: 2, count: 40 },
    { at: 3, count: 40 },
  ],
};

describe('spreadView()', () => {
  it('marks the home among the others, and says how many are cheaper', () => {
    const { plot, answer } = spreadView(spread, 350000);
    if (plot.kind !== 'histogram') throw new Error('it is a histogram');
    expect(plot.bins).toEqual([
      { from: 2000, to: 3000, count: 40 },
      { from: 3000, to: 4000, count: 40 },
    ]);
    expect(plot.marks?.map(({ value }) => value)).toEqual([3000, 3500]);
    // 10 below the bins, 40, and half of 40.
    expect(answer).toContain('70%');
    expect(answer).toContain('£3,500');
  });

  it('has no mark of a home whose price is not to be told, or that stands outside', () => {
    const marks = (own: number | null) => {
      const { plot } = spreadView(spread, own);
      return plot.kind === 'histogram' ? plot.marks?.length : null;
    };
    expect([marks(null), marks(900000), marks(250000)]).toEqual([1, 1, 2]);
    expect(spreadView(spread, null).answer).not.toContain('%');
    expect(spreadView(spread, 900000).answer).toContain('90%');
  });
});
