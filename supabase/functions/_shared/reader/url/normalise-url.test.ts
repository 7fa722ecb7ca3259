import { describe, expect, it } from 'vitest';
import { duplicateKeys } from './duplicate-keys.ts';
import { normaliseUrl, readListingUrl } from './normalise-url.ts';

describe('normaliseUrl()', () => {
  it.each([
    [
      'https://www.rightmove.co.uk/properties/123456#/?channel=RES_BUY',
      'https://www.rightmove.co.uk/properties/123456',
    ],
    [
      'rightmove.co.uk/property-for-sale/property-123456.html?utm_source=x',
      'https://www.rightmove.co.uk/properties/123456',
    ],
    [
      'http://www.zoopla.co.uk/for-sale/details/71365505/?search_identifier=a&featured=1',
      'https://www.zoopla.co.uk/for-sale/details/71365505/',
    ],
    [
      'https://www.idealista.com/en/inmueble/106387165/?xtor=1',
      'https://www.idealista.com/inmueble/106387165/',
    ],
    ['https://agent.example.com/p?id=7&utm_campaign=b&fbclid=c', 'https://agent.example.com/p?id=7'],
  ])('%s', (given, wanted) => expect(normaliseUrl(given)).toBe(wanted));

  it('is null for what is no web address', () => {
    for (const text of ['', 'javascript:alert(1)', 'file:///etc/passwd', 'two words', 'localhost'])
      expect(normaliseUrl(text)).toBeNull();
  });
});

describe('readListingUrl()', () => {
  it('knows portals, ids and searches', () => {
    expect(readListingUrl('https://www.zillow.com/homedetails/4836-Sicily-Dr/456486259_zpid/')).toMatchObject(
      { portal: { key: 'zillow', fetch: 'ask' }, listingId: '456486259', isSearch: false },
    );
    expect(
      readListingUrl('https://www.rightmove.co.uk/property-for-sale/find.html?searchType=SALE'),
    ).toMatchObject({ listingId: null, isSearch: true });
    expect(readListingUrl('https://notrightmove.co.uk/properties/1')?.portal).toBeNull();
  });
});

describe('duplicateKeys()', () => {
  const home = {
    url: null,
    address: '1 Sample Street, Oxford, OX3 9AY',
    postcode: 'OX3 9AY',
    price: { amountMinor: 1, currency: 'GBP' },
  };

  it('finds the same address and price however they are written', () => {
    expect(duplicateKeys({ ...home, address: '1 SAMPLE ST., Oxford' })).toEqual(duplicateKeys(home));
    expect(duplicateKeys({ ...home, price: { amountMinor: 2, currency: 'GBP' } })).not.toEqual(
      duplicateKeys(home),
    );
  });

  it('keeps homes on one street without numbers apart by beds and reference', () => {
    const street = { ...home, address: 'Sample Court', bedrooms: 2 };
    expect(duplicateKeys({ ...street, bedrooms: 3 })).not.toEqual(duplicateKeys(street));
    expect(duplicateKeys(street, 'a')).not.toEqual(duplicateKeys(street, 'b'));
    expect(duplicateKeys(street)).toEqual(duplicateKeys({ ...street }));
  });

  it('takes a postcode in the address for no number of a house', () => {
    const place = { ...home, address: 'Sampleton (98765)', postcode: '98765', bedrooms: 2 };
    expect(duplicateKeys({ ...place, bedrooms: 3 })).not.toEqual(duplicateKeys(place));
    expect(duplicateKeys({ ...place, address: 'Sampleton' })).toEqual(duplicateKeys(place));
  });
});
