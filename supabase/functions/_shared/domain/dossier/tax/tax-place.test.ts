import { describe, expect, it } from 'vitest';
import { taxPlaceOf } from './tax-place.ts';

const british = (postcode: string, region: string | null = null) =>
  taxPlaceOf({ countryCode: 'GB', region, postcode });

describe('taxPlaceOf()', () => {
  it.each([
    ['LS6 2AB', 'england'],
    ['EH1 1AA', 'scotland'],
    ['BT1 1AA', 'northern-ireland'],
    ['CF10 1AA', 'wales'],
    ['sa1 1aa', 'wales'],
  ])('%s is in %s', (postcode, part) => {
    expect(british(postcode)).toEqual({ country: 'GB', part });
  });

  it('says nothing where a postcode area lies on both sides of a border, unless the region is named', () => {
    expect(british('SY10 7AA')).toBeNull();
    expect(british('TD15 1AA')).toBeNull();
    expect(british('SY10 7AA', 'Wales')).toEqual({ country: 'GB', part: 'wales' });
    expect(british('nowhere')).toBeNull();
  });

  it('knows states by their letters and Spanish regions by the postcode', () => {
    const place = (countryCode: string, region: string | null, postcode: string | null) =>
      taxPlaceOf({ countryCode, region, postcode });
    expect(place('US', 'wa', null)).toEqual({ country: 'US', state: 'WA' });
    expect(place('US', 'Washington', null)).toBeNull();
    expect(place('ES', null, '29660')).toEqual({ country: 'ES', region: 'AN' });
    expect(place('ES', null, '03730')).toEqual({ country: 'ES', region: 'VC' });
    expect(place('ES', null, '99999')).toBeNull();
    expect(place('FR', null, '75001')).toBeNull();
  });

  it('finds a region for each of the 52 provinces', () => {
    for (let province = 1; province <= 52; province += 1)
      expect(
        taxPlaceOf({
          countryCode: 'ES',
          region: null,
          postcode: `${String(province).padStart(2, '0')}001`,
        }),
      ).not.toBeNull();
  });
});
