import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

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
};
