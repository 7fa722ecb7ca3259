import { describe, expect, it } from 'vitest';
import { ENERGY_BANDS } from '#domain/market/energy-bands.ts';
import { sampleCertificates } from './sample-certificates.ts';

describe('sampleCertificates()', () => {
  const certificates = sampleCertificates();

  it('makes some thousands, the same each time, each under a name of its own', () => {
    expect(certificates.length).toBeGreaterThan(3_000);
    expect(sampleCertificates()).toEqual(certificates);
    expect(new Set(certificates.map(({ certificate }) => certificate)).size).toBe(certificates.length);
  });

  it('has a rating that follows from its points, and a potential that is no worse', () => {
    for (const {
      rating,
      efficiency,
      potential_rating: potential,
      potential_efficiency: points,
    } of certificates) {
      expect(rating).toBe(ENERGY_BANDS.find(({ from }) => efficiency >= from)?.rating);
      expect(points).toBeGreaterThan(efficiency);
      expect(potential <= rating).toBe(true);
    }
  });

  it('is lodged after it was inspected, and costs money', () => {
    for (const one of certificates) {
      expect(one.lodged_on >= one.inspected_on).toBe(true);
      expect(one.heating_cost_minor).toBeGreaterThan(0);
    }
  });

  it('has every rating but the best', () => {
    const ratings = new Set(certificates.map(({ rating }) => rating));
    for (const rating of ['B', 'C', 'D', 'E', 'F'] as const) expect(ratings).toContain(rating);
  });
});
