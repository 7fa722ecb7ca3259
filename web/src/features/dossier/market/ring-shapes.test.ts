import { describe, expect, it } from 'vitest';
import { straightLineM } from '#domain/dossier/map/travel-rings.ts';
import { ringShapes, ringsOf } from './ring-shapes.ts';

const home = { latitude: 53.95, longitude: -1.1 };

describe('ringShapes()', () => {
  it('draws each ring at its distance, the largest first', () => {
    const shapes = ringShapes(home, 'walk');
    const radii = shapes.map(({ outline }) => {
      const [longitude, latitude] = outline.coordinates[0]?.[0]?.[7] ?? [0, 0];
      return Math.round(straightLineM(home, { latitude, longitude }));
    });
    expect(radii).toEqual(
      ringsOf('walk')
        .toReversed()
        .map(({ radiusM }) => Math.round(radiusM)),
    );
    expect(radii[0]).toBeGreaterThan(radii.at(-1) ?? Infinity);
  });
});
