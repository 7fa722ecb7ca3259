import { expect, it } from 'vitest';
import { regionsOf } from './regions.ts';

const spots = [
  { id: 'west', latitude: 52, longitude: -1.52 },
  { id: 'middle', latitude: 52, longitude: -1.5 },
  { id: 'east', latitude: 52, longitude: -1.48 },
];
const ring = (id: string, of = spots) => regionsOf(of).get(id)?.coordinates[0] ?? [];
const longitudes = (id: string) => ring(id).map(([longitude = NaN]) => longitude);

it('regionsOf() puts borders half-way between neighbours', () => {
  expect(Math.min(...longitudes('middle'))).toBeCloseTo(-1.51, 5);
  expect(Math.max(...longitudes('middle'))).toBeCloseTo(-1.49, 5);
  expect(Math.max(...longitudes('west'))).toBeCloseTo(-1.51, 5);
});

it('regionsOf() reaches not far where no neighbour is', () => {
  const far = Math.min(...longitudes('west'));
  expect(far).toBeGreaterThan(-1.52 - 0.035);
  expect(far).toBeLessThan(-1.52 - 0.02);
});

it('regionsOf() closes each ring, and one that stands alone is a circle', () => {
  const alone = ring('west', spots.slice(0, 1));
  expect(alone).toHaveLength(33);
  expect(alone[0]).toEqual(alone.at(-1));
});

it('regionsOf() of two spots at one place leaves none of them without ground', () => {
  const twice = [...spots.slice(0, 1), { ...spots[0], id: 'twin', latitude: 52, longitude: -1.52 }];
  expect(ring('twin', twice).length).toBeGreaterThan(3);
});
