import type { Arguments } from './function-arguments.ts';
import { ownId, type Scene } from './scene.ts';

/** The whole map, and a small part of it. */
const RECTANGLES = [
  { west: -180, south: -80, east: 180, north: 80, zoom: 1 },
  { west: -1.65, south: 53.75, east: -1.5, north: 53.9, zoom: 14 },
];

/** A few streets, as near as single sales are shown. */
const STREETS = { west: -1.1, south: 53.95, east: -1.06, north: 53.97 };
/** Where sample homes and sample sales are, as people type it; the price that nobody may find. */
const PLACES = [
  { place_kind: 'town', place: 'York', country: 'GB' },
  { place_kind: 'letters', place: 'BA', country: 'GB' },
  { place_kind: 'district', place: '97201', country: 'US' },
  { place_kind: 'town', place: 'Nerja', country: 'ES' },
];
/** The sample neighbourhood of York. */
const YORK = '4fc412d0-d739-40d6-8134-c0c8f8feb612';
/** An id that no row has. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SECRET_MINOR = 56_843_100;

/** Areas of the samples, and those of homes in the sample games. */
const AREAS = [
  { country: 'GB', area: 'YO24' },
  { country: 'GB', area: 'BA1' },
  { country: 'US', area: '97214' },
];
const NARROWED = [{}, { types: ['flat'], from_year: 2024, to_year: 2024 }, { is_new: true }];

/** Arguments that reach each function about the market. */
export const marketArguments: Record<string, Arguments> = {
  area_clusters: () => [{}, { brand: 'star' }],
  area_cluster: (scene) => [{ id: ownId(scene, 'cluster'), brand: 'star' }, { id: YORK }],
  remove_area_cluster: (scene) => [{ id: ownId(scene, 'cluster') }],
  save_area_cluster: (scene) => [
    {
      id: ownId(scene, 'cluster'),
      version: 0,
      name: 'Of the hunt',
      description: 'Where the hunt is',
      country_code: 'GB',
      codes: ['YO24'],
      brand: 'star',
    },
    {
      id: ownId(scene, 'polygon'),
      version: 0,
      name: 'Of the hunt',
      polygon: [
        [-1.65, 53.75],
        [-1.5, 53.75],
        [-1.5, 53.9],
      ],
    },
  ],
  certificate_authorities: () => [{}],
  find_certificates: () => [
    { postcode: 'YO24' },
    { postcode: 'BA1 0AA', ratings: ['D'] },
    { authority: 'sample-york' },
    { postcode: 'YO24', from_year: 2015, to_year: 2024, after: 'YO24 0AA,2020-01-01,nothing' },
  ],
  sold_distribution: () =>
    AREAS.flatMap((area) =>
      NARROWED.flatMap((by) => [
        { ...area, ...by },
        { ...area, ...by, measure: 'price-per-m2' },
      ]),
    ),
  sold_figures: () =>
    AREAS.flatMap((area) =>
      NARROWED.flatMap((by) => [
        { ...area, ...by },
        { ...area, ...by, step: 'month', measure: 'price-per-m2', by_type: true },
      ]),
    ),
  sold_places: () => [{}, { search: 'YO' }, { country: 'ES' }],
  sold_cells: () =>
    RECTANGLES.flatMap((rectangle) => [
      rectangle,
      { ...rectangle, from_year: 2024, to_year: 2024, types: ['detached', 'flat'] },
    ]),
  portal_queries: () => [{}],
  save_portal_query: (scene) => [
    { id: ownId(scene, 'query'), version: 0, name: 'Of the hunt', country_code: 'GB', currency: 'GBP' },
    {
      ...{
        id: ownId(scene, 'narrow query'),
        version: 0,
        name: 'Of the hunt',
        country_code: 'GB',
        currency: 'GBP',
      },
      ...{ place: 'Leeds', types: ['terraced'], least_bedrooms: 1, least_minor: 1, most_minor: SECRET_MINOR },
      source_id: NOBODY,
    },
  ],
  portal_matches: (scene) => [
    { id: ownId(scene, 'query') },
    { id: ownId(scene, 'narrow query'), after: NOBODY, page_rows: 10 },
  ],
  remove_portal_query: (scene) => [{ id: ownId(scene, 'query') }],
  price_areas: () => [
    { west: -180, south: -80, east: 180, north: 80 },
    { west: -1.2, south: 53.9, east: -1, north: 54, level: 'sector', year: 2024, since: 2023, type: 'flat' },
  ],
  drawn_area: () => [
    { country_code: 'GB', codes: ['YO24', 'BA1'] },
    {
      country_code: 'GB',
      polygon: [
        [-1.2, 53.9],
        [-1, 53.9],
        [-1, 54],
      ],
      from_year: 2015,
      to_year: 2025,
      types: ['terraced'],
    },
  ],
  sold_markets: () => [{}],
  market_place: () => [
    { place_kind: 'town', place: 'York' },
    { place_kind: 'district', place: 'YO1', country: 'GB' },
    { place_kind: 'start', place: 'YO1 0AA' },
  ],
  sales_near: () => [STREETS, { ...STREETS, from_year: 2015, to_year: 2025, types: ['terraced'] }],
  sold_homes: (scene) => [
    { place_kind: 'cluster', place: YORK, page_rows: 500 },
    { place_kind: 'cluster', place: ownId(scene, 'cluster'), brand: 'star' },
    ...['newest', 'oldest', 'dearest', 'cheapest'].map((sort) => ({ sort })),
    ...PLACES.flatMap((place) => [place, { ...place, sort: 'dearest', page_rows: 500 }]),
    { country: 'GB', from_minor: SECRET_MINOR, to_minor: SECRET_MINOR },
    { country: 'GB', sort: 'cheapest', after: `${String(SECRET_MINOR)},2024-01-01,${NOBODY}` },
    {
      country: 'US',
      is_new: true,
      tenure: 'leasehold',
      is_standard: false,
      from_on: '2020-01-01',
      to_on: '2024-12-31',
    },
    { country: 'ES', types: ['flat'] },
  ],
  list_reference_properties: () => [
    {},
    { country_code: 'GB', area: 'YO24', types: ['terraced'] },
    { area: 'Leeds', after: '2025-01-01/00000000-0000-4000-8000-000000000000' },
  ],
  reference_property: (scene) => [{ id: ownId(scene, 'no yardstick') }, { id: scene.stage.yardstick }],
  listing_evaluation: ({ stage, spy }) =>
    reportsFor(stage.main.homes, spy).flatMap((listing_id) => [
      { listing_id },
      { listing_id, token: '0'.repeat(64) },
    ]),
  share_evaluation: ({ stage, spy }) =>
    reportsFor(stage.main.homes, spy).map((listing_id) => ({ listing_id })),
  end_evaluation_links: ({ stage, spy }) =>
    reportsFor(stage.main.homes, spy).map((listing_id) => ({ listing_id })),
  settled_values: () => [{}],
  valuation_accuracy: () => [{}],
};

/** Homes of which this spy may see no report: whoever manages one knows its price. */
export function reportsFor(homes: readonly { readonly listingId: string }[], spy: Scene['spy']): string[] {
  return homes.map(({ listingId }) => listingId).filter((id) => !spy.manages.includes(id));
}
