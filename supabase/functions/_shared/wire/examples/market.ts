import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call of this subject. */
export const marketCalls: ExamplesOf<'sold_cells'> = {
  sold_cells: [
    {
      x: 1014,
      y: 673,
      z: 11,
      currency: 'GBP',
      count: 128,
      few: false,
      medianMinor: 28450000,
      lowerMinor: 21200000,
      upperMinor: 36700000,
    },
    {
      x: 1015,
      y: 673,
      z: 11,
      currency: 'GBP',
      count: 4,
      few: true,
      medianMinor: null,
      lowerMinor: null,
      upperMinor: null,
    },
  ],
};
