import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movePlace, roundPlace, STEP_DEGREES, stepOf } from './map-place.ts';

const home = { latitude: 53.95, longitude: -1.105 };

test('stepOf() knows the four arrows, ten times as far with Shift, and no other key', () => {
  expect(stepOf('ArrowUp', false)).toEqual({ latitude: STEP_DEGREES, longitude: 0 });
  expect(stepOf('ArrowLeft', true)).toEqual({ latitude: 0, longitude: -10 * STEP_DEGREES });
  expect(stepOf('Enter', false)).toBeUndefined();
  expect(stepOf('toString', false)).toBeUndefined();
});

test('movePlace() goes by the step and comes back', () => {
  for (const [there, back] of [
    ['ArrowUp', 'ArrowDown'],
    ['ArrowRight', 'ArrowLeft'],
  ]) {
    const moved = movePlace(home, stepOf(there ?? '', false) ?? home);
    expect(moved).not.toEqual(home);
    expect(movePlace(moved, stepOf(back ?? '', false) ?? home)).toEqual(home);
  }
});

test('movePlace() goes on at the other side of the world and stops before the poles', () => {
  expect(movePlace({ latitude: 0, longitude: 179.9999 }, { latitude: 0, longitude: 0.0005 }).longitude).toBe(
    -179.9996,
  );
  expect(movePlace({ latitude: 85, longitude: 0 }, { latitude: 0.005, longitude: 0 }).latitude).toBe(85);
});

test('roundPlace() keeps every place within a metre, on the map', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const kept = roundPlace({ latitude, longitude });
        expect(Math.abs(kept.latitude - latitude)).toBeLessThan(0.00001);
        expect(Math.abs(((kept.longitude - longitude + 540) % 360) - 180)).toBeLessThan(0.00001);
        expect(roundPlace(kept)).toEqual(kept);
      },
    ),
  );
});
