import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const york = { latitude: 53.96, longitude: -1.08 };

describe('distanceKm()', () => {
  it('is a straight line over the ground', () => {
    expect(distanceKm(york, { latitude: 53.8, longitude: -1.55 })).toBe(36);
    expect(distanceKm(york, { latitude: 53.97, longitude: -1.08 })).toBe(1.1);
    expect(distanceKm(york, york)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 })).toBe(2.2);
  });
});
