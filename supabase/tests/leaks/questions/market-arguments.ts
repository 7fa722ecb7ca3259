import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

/** The whole map, and a small part of it. */
const RECTANGLES = [
  { west: -180, south: -80, east: 180, north: 80, zoom: 1 },
  { west: -1.65, south: 53.75, east: -1.5, north: 53.9, zoom: 14 },
];

/** Areas of the samples, and those of homes in the sample games. */
const AREAS = [
  { country: 'GB', area: 'YO24' },
  { country: 'GB', area: 'BA1' },
  { country: 'US', area: '97214' },
];
const NARROWED = [{}, { types: ['flat'], from_year: 2024, to_year: 2024 }, { is_new: true }];

/** Arguments that reach each function about the market. */
export const marketArguments: Record<string, Arguments> = {
  certificate_authorities: () => [{}],
  find_certificates: () => [
    { postcode: 'YO24' },
    { postcode: 'BA1 0AA', ratings: ['D'] },
    { authority: 'sample-york' },
  ],
  sold_distribution: () => AREAS.flatMap((area) => NARROWED.map((by) => ({ ...area, ...by }))),
  sold_figures: () =>
    AREAS.flatMap((area) =>
      NARROWED.flatMap((by) => [
        { ...area, ...by },
        { ...area, ...by, step: 'month', measure: 'price-per-m2', by_type: true },
      ]),
    ),
  sold_places: () => [{}, { search: 'YO' }],
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
};
