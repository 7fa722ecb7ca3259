import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reachM,
  ringAround,
  RING_MINUTES,
  straightLineM,
  travelMinutes,
  TRAVEL_WAYS,
  type TravelWay,
} from './travel-rings.ts';

const london = { latitude: 51.5007, longitude: -0.1246 };
const paris = { latitude: 48.8584, longitude: 2.2945 };
const ways = Object.keys(TRAVEL_WAYS) as TravelWay[];

describe('straightLineM()', () => {
  it('from Big Ben to the Eiffel Tower is 341 km', () => {
    expect(straightLineM(london, paris) / 1000).toBeCloseTo(341, -1);
    expect(straightLineM(london, london)).toBe(0);
  });
  it('a degree of latitude is about 111.2 km everywhere, also across the date line', () => {
    const line = straightLineM({ latitude: 10, longitude: 179.5 }, { latitude: 10, longitude: -179.5 });
    expect(line).toBeCloseTo(111_195 * Math.cos((10 * Math.PI) / 180), -2);
  });
});

describe('ringAround()', () => {
  it('is closed, and each corner is as far away as it says', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 70, noNaN: true }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.double({ min: 10, max: 40_000, noNaN: true }),
        (latitude, longitude, radiusM) => {
          const ring = ringAround({ latitude, longitude }, radiusM);
          expect(ring[0]).toEqual(ring.at(-1));
          for (const [long, lat] of ring) {
            const away = straightLineM({ latitude, longitude }, { latitude: lat, longitude: long });
            expect(Math.abs(away - radiusM)).toBeLessThan(0.5);
          }
        },
      ),
      { seed: 2, numRuns: 50 },
    );
  });
});

describe('reachM() and travelMinutes()', () => {
  it('agree: what lies on the ring takes the minutes of the ring', () => {
    for (const way of ways)
      for (const minutes of RING_MINUTES) {
        const [longitude = 0, latitude = 0] = ringAround(london, reachM(minutes, way))[7] ?? [];
        expect(travelMinutes(london, { latitude, longitude }, way)).toBe(minutes);
      }
  });
  it('ten minutes on foot are 640 m, and waiting gets nobody anywhere', () => {
    expect(reachM(10, 'walk')).toBeCloseTo(640, 6);
    expect(reachM(5, 'transit')).toBe(0);
  });
});
