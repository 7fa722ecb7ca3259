import type { ExamplesOf } from './examples-of.ts';
import { soldHomesCalls } from './sold-homes.ts';

const { rows, sources } = soldHomesCalls.sold_homes;
const box = { west: -1.2, south: 53.9, east: -1, north: 54 };

/** One answer for each call of this subject. */
export const marketMapsCalls: ExamplesOf<
  'sold_markets' | 'market_place' | 'sales_near' | 'price_areas' | 'drawn_area'
> = {
  sold_markets: [
    { country: 'GB', currency: 'GBP', ...box, sources, samples: [{ code: 'ΑΘ1', name: 'Athens', ...box }] },
  ],
  market_place: { country: 'GB', ...box },
  price_areas: {
    year: 2025,
    since: 2020,
    areas: [
      {
        country: 'GB',
        code: 'ΑΘ1 4',
        latitude: 53.95,
        longitude: -1.08,
        currency: 'GBP',
        sales: 64,
        salesBefore: 58,
        lowerMinor: 281000,
        medianMinor: 334500,
        upperMinor: 402000,
        beforeMinor: 279000,
      },
    ],
  },
  drawn_area: {
    postcodes: 12,
    unknown: ['ΑΘ99'],
    all: {
      year: null,
      sales: 210,
      firstOn: '2008-01-04',
      lastOn: '2025-12-30',
      currency: 'GBP',
      measured: 200,
      lowerMinor: 21200000,
      medianMinor: 28450000,
      upperMinor: 36700000,
      perM2Minor: 334500,
    },
    years: [
      {
        year: 2025,
        sales: 3,
        firstOn: '2025-01-04',
        lastOn: '2025-12-30',
        currency: 'GBP',
        measured: 3,
        lowerMinor: null,
        medianMinor: null,
        upperMinor: null,
        perM2Minor: null,
      },
    ],
  },
  sales_near: { sales: rows, hasMore: true },
};
