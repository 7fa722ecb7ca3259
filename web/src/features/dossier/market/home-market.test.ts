import { describe, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import { areaOf, comparableOf, postcodeOf } from './home-market.ts';

const at = (countryCode: string, postcode: string) => ({
  ...{ countryCode, postcode, latitude: null, longitude: null },
});

describe('areaOf()', () => {
  it('is the district of a British postcode, however it was typed, and the whole code elsewhere', () => {
    expect(areaOf(at('GB', 'yo241aa'))).toEqual({ country: 'GB', code: 'YO24' });
    expect(areaOf(at('GB', 'YO24'))).toEqual({ country: 'GB', code: 'YO24' });
    expect(areaOf(at('US', '98101-2345'))).toEqual({ country: 'US', code: '98101' });
    expect(areaOf(at('ES', ''))).toBeNull();
  });
});

describe('postcodeOf()', () => {
  it('reads British postcodes alone', () => {
    expect(postcodeOf(at('GB', 'yo24 1aa'))?.text).toBe('YO24 1AA');
    expect(postcodeOf(at('ES', '03001'))).toBeNull();
  });
});

describe('comparableOf()', () => {
  it('finds what the valuation says of a sale, and of no other', () => {
    const value = examples['value-home'];
    const [one] = value.comparables;
    if (!one) throw new Error('the example has comparables');
    const { soldOn, priceMinor, postcode, street } = one;
    const sale = { ...examples.sold_homes.rows[0], soldOn, priceMinor, postcode, street } as Parameters<
      typeof comparableOf
    >[0];
    expect(comparableOf(sale, value)).toBe(one);
    expect(comparableOf({ ...sale, priceMinor: priceMinor + 1 }, value)).toBeNull();
    expect(comparableOf(sale, undefined)).toBeNull();
  });
});
