import { describe, expect, it } from 'vitest';
import { valueQuestion } from './value-question.ts';

const asset = {
  countryCode: 'GB',
  postcode: 'LS6 2AB',
  latitude: null,
  longitude: null,
  addressLine: '7 Elm Road',
};

describe('valueQuestion()', () => {
  it('asks by place and facts', () => {
    expect(
      valueQuestion(asset, { homeKind: 'apartment', bedrooms: 2, floorAreaM2: 70, priceMinor: 1 }),
    ).toEqual({
      ...{
        country: 'GB',
        postcode: 'LS6 2AB',
        house: '7 Elm Road',
        type: 'flat',
        bedrooms: 2,
        floorAreaM2: 70,
      },
    });
  });
  it('leaves out what nobody would value by, and asks nothing without a place', () => {
    expect(valueQuestion(asset, { floorAreaM2: 3, yearBuilt: 9999 })).toMatchObject({ type: 'other' });
    expect(valueQuestion(asset, { floorAreaM2: 3 })?.floorAreaM2).toBeUndefined();
    expect(valueQuestion({ ...asset, postcode: '' }, {})).toBeNull();
  });
});
