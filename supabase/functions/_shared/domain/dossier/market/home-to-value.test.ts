import { describe, expect, it } from 'vitest';
import { homeToValue, saleKindOf, type HomeOfDossier } from './home-to-value.ts';

const home: HomeOfDossier = {
  ...{ countryCode: 'GB', addressLine: '7 Elm Road', postcode: 'YO24 1AA', latitude: null, longitude: null },
  facts: {
    floor_area_m2: { value: 92 },
    bedrooms: { value: 3 },
    home_kind: { value: 'terraced' },
    is_freehold: { value: true },
    price_minor: { value: 30000000 },
  },
};

describe('homeToValue()', () => {
  it('asks of a home by its place and facts, and never by what it is offered for', () => {
    const asked = homeToValue(home);
    expect(asked).toMatchObject({
      ...{ country: 'GB', postcode: 'YO24 1AA', house: '7 Elm Road', type: 'terraced' },
      ...{ floorAreaM2: 92, bedrooms: 3, yearBuilt: null, tenure: 'freehold' },
    });
    expect(JSON.stringify(asked)).not.toContain('30000000');
  });

  it('leaves out what no home has, and is nothing where nobody said where it is', () => {
    const facts = { floor_area_m2: { value: 3 }, bedrooms: { value: 2.5 }, year_built: { value: '1900' } };
    expect(homeToValue({ ...home, facts })).toMatchObject({
      ...{ floorAreaM2: null, bedrooms: null, yearBuilt: null, tenure: null, type: 'other' },
    });
    expect(homeToValue({ ...home, postcode: ' ' })).toBeNull();
    expect(homeToValue({ ...home, postcode: '', latitude: 53.9 })).toBeNull();
    expect(homeToValue({ ...home, postcode: '', latitude: 53.9, longitude: -1.1 })).toMatchObject({
      ...{ postcode: null, latitude: 53.9, longitude: -1.1 },
    });
  });
});

describe('saleKindOf()', () => {
  it('tells the kinds of registers apart, and knows no others', () => {
    expect([saleKindOf('flat'), saleKindOf('villa'), saleKindOf('houseboat'), saleKindOf(null)]).toEqual([
      ...['flat', 'detached', 'other', 'other'],
    ]);
  });
});
