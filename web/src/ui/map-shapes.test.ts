import { describe, expect, it } from 'vitest';
import { boundsOf } from './map-scene.ts';
import { cornersOf, shapesData, type MapShape } from './map-shapes.ts';

const square = (west: number, south: number): MapShape['outline']['coordinates'][number] => [
  [
    [west, south],
    [west + 1, south],
    [west + 1, south + 1],
    [west, south + 1],
    [west, south],
  ],
];
const shape: MapShape = {
  id: 'a',
  weight: 0.4,
  outline: { type: 'MultiPolygon', coordinates: [square(-2, 53), square(0, 54)] },
};

describe('cornersOf()', () => {
  it('opens a window that holds every part of an area', () => {
    const [west, south, east, north] = boundsOf(cornersOf([shape])) ?? [0, 0, 0, 0];
    expect([west < -2, south < 53, east > 1, north > 55]).toEqual([true, true, true, true]);
    expect(cornersOf([])).toEqual([]);
  });
});

describe('shapesData()', () => {
  it('hands over outline and weight of each area', () => {
    expect(shapesData([shape]).features).toEqual([
      { type: 'Feature', properties: { id: 'a', weight: 0.4 }, geometry: shape.outline },
    ]);
  });
});
