import type { Arguments } from './function-arguments.ts';

/** The whole map, and a small part of it. */
const RECTANGLES = [
  { west: -180, south: -80, east: 180, north: 80, zoom: 1 },
  { west: -1.65, south: 53.75, east: -1.5, north: 53.9, zoom: 14 },
];

/** A few streets, as near as single sales are shown. */
const STREETS = { west: -1.1, south: 53.95, east: -1.06, north: 53.97 };

/** Arguments that reach each function about the market. */
export const marketArguments: Record<string, Arguments> = {
  sold_cells: () =>
    RECTANGLES.flatMap((rectangle) => [
      rectangle,
      { ...rectangle, from_year: 2024, to_year: 2024, types: ['detached', 'flat'] },
    ]),
  sold_markets: () => [{}],
  market_place: () => [
    { place_kind: 'town', place: 'York' },
    { place_kind: 'district', place: 'YO1', country: 'GB' },
    { place_kind: 'start', place: 'YO1 0AA' },
  ],
  sales_near: () => [
    STREETS,
    { ...STREETS, from_year: 2015, to_year: 2025, types: ['terraced'] },
  ],
};
