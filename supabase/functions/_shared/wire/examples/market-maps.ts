import type { ExamplesOf } from './examples-of.ts';
import { soldHomesCalls } from './sold-homes.ts';

const { rows, sources } = soldHomesCalls.sold_homes;
const box = { west: -1.2, south: 53.9, east: -1, north: 54 };

/** One answer for each call of this subject. */
export const marketMapsCalls: ExamplesOf<'sold_markets' | 'market_place' | 'sales_near'> = {
  sold_markets: [{ country: 'GB', currency: 'GBP', ...box, sources }],
  market_place: { country: 'GB', ...box },
  sales_near: { sales: rows, hasMore: true },
};
