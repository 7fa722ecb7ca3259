import { describe, expect, it } from 'vitest';
import { boundsOf, ringsAround, type MapPoint } from './map-scene.ts';

const at = (latitude: number, longitude: number): MapPoint => ({
  id: 'a',
  latitude,
  longitude,
  badge: '1',
  label: 'A home',
});

describe('boundsOf()', () => {
  it('has room around all points and is never a point itself', () => {
    const bounds = boundsOf([at(51.5, -0.1)]);
    if (!bounds) throw new Error('no bounds');
    const [west, south, east, north] = bounds;
    expect(east - west).toBeGreaterThan(0.08);
    expect(north - south).toBeGreaterThan(0.08);
    expect(boundsOf([at(50, -4), at(58, 1)])).toEqual([-4.75, 48.8, 1.75, 59.2]);
  });

  it('has none without points', () => {
    expect(boundsOf([])).toBeNull();
  });
});

describe('ringsAround()', () => {
  it('closes each ring and keeps the distance on the ground at any latitude', () => {
    for (const latitude of [0, 51.5, 69]) {
      const [feature] = ringsAround([at(latitude, 10)], 900).features;
      if (feature?.geometry.type !== 'Polygon') throw new Error('no ring');
      const [ring] = feature.geometry.coordinates;
      expect(ring?.[0]).toEqual(ring?.at(-1));
      for (const [longitude = 0, north = 0] of ring ?? []) {
        const metres =
          111_320 * Math.hypot(north - latitude, (longitude - 10) * Math.cos((latitude * Math.PI) / 180));
        expect(metres).toBeCloseTo(900, 3);
      }
    }
  });
});
