import type { Arguments } from './function-arguments.ts';
import { ownId, type Scene } from './scene.ts';

/** The whole map, and a small part of it. */
const RECTANGLES = [
  { west: -180, south: -80, east: 180, north: 80, zoom: 1 },
  { west: -1.65, south: 53.75, east: -1.5, north: 53.9, zoom: 14 },
];

/** Arguments that reach each function about the market. */
export const marketArguments: Record<string, Arguments> = {
  area_clusters: () => [{}, { brand: 'star' }],
  area_cluster: (scene) => [{ id: ownId(scene, 'cluster') }],
  remove_area_cluster: (scene) => [{ id: ownId(scene, 'cluster') }],
  save_area_cluster: (scene) => [
    { id: ownId(scene, 'cluster'), version: 0, name: 'Of the hunt', codes: ['TQ1'], brand: 'star' },
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
  sold_cells: () =>
    RECTANGLES.flatMap((rectangle) => [
      rectangle,
      { ...rectangle, from_year: 2024, to_year: 2024, types: ['detached', 'flat'] },
    ]),
  list_reference_properties: () => [
    {},
    { country_code: 'GB', area: 'YO24', types: ['terraced'] },
    { area: 'Leeds', after: '2025-01-01/00000000-0000-4000-8000-000000000000' },
  ],
  reference_property: (scene) => [{ id: ownId(scene, 'no yardstick') }],
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
