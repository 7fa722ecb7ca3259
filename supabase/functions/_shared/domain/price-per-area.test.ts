import { describe, expect, it } from 'vitest';
import { pricePerArea, SQUARE_FEET_PER_M2 } from './price-per-area.ts';

describe('pricePerArea()', () => {
  it('divides by either unit and says both', () => {
    expect(SQUARE_FEET_PER_M2).toBeCloseTo(10.7639, 4);
    expect(pricePerArea(30_000_000, 100, 'm2')).toMatchObject({
      perM2Minor: 300_000,
      perSquareFootMinor: 27_871,
    });
    const inFeet = pricePerArea(30_000_000, 100 * SQUARE_FEET_PER_M2, 'sq-ft');
    expect(inFeet).toMatchObject({ perM2Minor: 300_000, perSquareFootMinor: 27_871 });
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('answers nothing for an area of %d', (area) => {
    expect(pricePerArea(30_000_000, area, 'm2')).toBeNull();
  });
});
