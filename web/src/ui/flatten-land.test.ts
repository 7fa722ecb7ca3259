import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import world from 'world-atlas/land-110m.json';
import { flattenLand } from './flatten-land.ts';

const topology = world as unknown as Parameters<typeof feature>[0];
const { land } = topology.objects;
const outline = land ? feature(topology, land) : { type: 'FeatureCollection' as const, features: [] };

/** Does a flat map that fills these polygons show land here, in any copy of the world? */
function isLand(drawn: GeoJSON.FeatureCollection, longitude: number, latitude: number): boolean {
  const rings = drawn.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [],
  );
  return [-360, 0, 360].some((turn) => {
    let crossings = 0;
    for (const ring of rings)
      ring.forEach(([x1 = 0, y1 = 0], at) => {
        const [x2 = 0, y2 = 0] = ring[at + 1] ?? [x1, y1];
        if (y1 > latitude === y2 > latitude) return;
        if (longitude + turn < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) crossings += 1;
      });
    return crossings % 2 === 1;
  });
}

const PLACES: readonly (readonly [string, number, number, boolean])[] = [
  ['Madrid', -3.7, 40.4, true],
  ['York', -1.1, 53.95, true],
  ['Moscow', 37.6, 55.75, true],
  ['Columbus', -83, 40, true],
  ['Brisbane', 152.5, -27, true],
  ['Chukotka, east of the 180th meridian', -175, 66.5, true],
  ['the South Pole', 0, -89, true],
  ['the North Sea', 3, 56, false],
  ['the Bay of Biscay', -5, 45, false],
  ['the Arctic Ocean', 0, 85, false],
  ['the Pacific', -150, 0, false],
  ['the Caspian Sea', 51, 40, false],
];

test.each(PLACES)('flattenLand() shows %s (%d, %d) as land: %s', (_, longitude, latitude, expected) => {
  expect(isLand(flattenLand(outline), longitude, latitude)).toBe(expected);
});

test('flattenLand() leaves no coast that jumps to the other end of the world, and closes every one', () => {
  for (const { geometry } of flattenLand(outline).features) {
    if (geometry.type !== 'Polygon') throw new Error('a polygon became something else');
    for (const ring of geometry.coordinates) {
      expect(ring.at(-1)).toEqual(ring[0]);
      ring.slice(1).forEach(([longitude = 0, latitude = 0], at) => {
        const isAtPole = Math.abs(latitude) === 90;
        expect(isAtPole || Math.abs(longitude - (ring[at]?.[0] ?? 0)) < 180).toBe(true);
      });
    }
  }
});

test('the outline itself leaves a pole open, which is why it is flattened', () => {
  expect(isLand(outline as GeoJSON.FeatureCollection, 0, -89)).toBe(false);
});

test('flattenLand() puts every coast where most of it is, and every lake inside its coast', () => {
  for (const { geometry } of flattenLand(outline).features) {
    if (geometry.type !== 'Polygon') throw new Error('a polygon became something else');
    const [coast = [0, 0], ...lakes] = geometry.coordinates.map((ring) => {
      const longitudes = ring.map(([longitude = 0]) => longitude);
      return [Math.min(...longitudes), Math.max(...longitudes)] as const;
    });
    expect(Math.abs((coast[0] + coast[1]) / 2)).toBeLessThanOrEqual(180);
    for (const lake of lakes) {
      expect(lake[0]).toBeGreaterThan(coast[0]);
      expect(lake[1]).toBeLessThan(coast[1]);
    }
  }
});
