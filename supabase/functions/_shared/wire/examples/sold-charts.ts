import type { ExamplesOf } from './examples-of.ts';

const place = {
  country: 'GB',
  code: '11',
  name: 'Ωμέγα',
  currency: 'GBP',
  incompleteFrom: '2025-11-01',
  sources: [
    { source: 'Πηγή', licence: 'Άδεια', firstOn: '2008-01-02', lastOn: '2025-12-30', isSample: true },
  ],
};

/** One answer for each call of this subject. */
export const soldChartsCalls: ExamplesOf<'sold_distribution' | 'sold_figures' | 'sold_places'> = {
  sold_distribution: {
    place,
    count: 61,
    medianMinor: 28450000,
    lowerMinor: 21200000,
    upperMinor: 36700000,
    below: 2,
    above: 4,
    widthFigure: 5,
    widthZeros: 6,
    bins: [
      { at: 3, count: 24 },
      { at: 4, count: 20 },
      { at: 5, count: 11 },
    ],
  },
  sold_figures: {
    place,
    rows: [
      {
        beginsOn: '2025-07-01',
        type: null,
        count: 31,
        medianMinor: 28450000,
        lowerMinor: 21200000,
        upperMinor: 36700000,
        leastMinor: 26100000,
        mostMinor: 30900000,
      },
      {
        beginsOn: '2025-10-01',
        type: null,
        count: 4,
        medianMinor: null,
        lowerMinor: null,
        upperMinor: null,
        leastMinor: null,
        mostMinor: null,
      },
    ],
  },
  sold_places: [{ country: 'GB', code: '11', name: 'Ωμέγα' }],
};
