import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blurLocation, distanceMetres, MAX_BLUR_METRES, MIN_BLUR_METRES } from './location-blur.ts';

const point = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('blurLocation() moves by 500 to 900 metres', () => {
  fc.assert(
    fc.property(point, fc.string(), (from, seed) => {
      const metres = distanceMetres(from, blurLocation(from, seed));
      expect(metres).toBeGreaterThanOrEqual(MIN_BLUR_METRES);
      expect(metres).toBeLessThanOrEqual(MAX_BLUR_METRES);
    }),
  );
});

test('blurLocation() moves to the same place for the same seed, to another for another', () => {
  const home = { latitude: 52.4, longitude: -1.5 };
  expect(blurLocation(home, 'a')).toEqual(blurLocation(home, 'a'));
  expect(blurLocation(home, 'a')).not.toEqual(blurLocation(home, 'b'));
});

test('blurLocation() goes in all directions', () => {
  const home = { latitude: 52.4, longitude: -1.5 };
  const quarters = new Set(
    Array.from({ length: 40 }, (_, seed) => {
      const moved = blurLocation(home, `listing-${seed}`);
      return `${Math.sign(moved.latitude - home.latitude)} ${Math.sign(moved.longitude - home.longitude)}`;
    }),
  );
  expect(quarters.size).toBe(4);
});

test('distanceMetres() of a degree of latitude is 111 km', () => {
  expect(distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(
    111_195,
    -1,
  );
});
