import { expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { townsNear } from './town-near.ts';

const ZOOM = 12;

/** The cell around a spot. */
function cellAt(latitude: number, longitude: number): Cell {
  const size = 2 ** ZOOM;
  const turn = (latitude * Math.PI) / 180;
  return {
    x: Math.floor(((longitude + 180) / 360) * size),
    y: Math.floor(((1 - Math.asinh(Math.tan(turn)) / Math.PI) / 2) * size),
    z: ZOOM,
    ...{ currency: 'GBP', count: 5, few: false, medianMinor: null, lowerMinor: null, upperMinor: null },
  };
}

it('townsNear() names the town that each part of the map is near, and none far from all', () => {
  const [york, leeds, sea] = [cellAt(53.97, -1.05), cellAt(53.78, -1.6), cellAt(56, 3)];
  expect(townsNear([york, leeds, sea])).toEqual(['York', 'Leeds', null]);
});

it('townsNear() names none where all are near the same one', () => {
  expect(townsNear([cellAt(53.97, -1.05), cellAt(53.94, -1.1)])).toEqual([null, null]);
  expect(townsNear([])).toEqual([]);
});
