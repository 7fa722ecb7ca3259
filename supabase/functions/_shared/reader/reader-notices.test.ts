import { describe, expect, it } from 'vitest';
import { readHomes } from './feeds/read-homes.ts';
import { readListingPage } from './read-listing-page.ts';

describe('what is no name of a home', () => {
  it.each([
    '<noscript><h1>Please enable JavaScript to continue</h1></noscript><div>1 Sample Road, Oxford</div>',
    '<noscript>You need to enable JavaScript to run this app.</noscript><h2>1 Sample Road, Oxford</h2>',
  ])('is a notice for browsers without scripts: %s', (notice) => {
    const html = `<html lang="en-GB"><head></head><body>${notice}<p>Price: £450,000</p><p>Bedrooms: 3</p></body></html>`;
    const { title, address, playerTitle, description } = readListingPage(html, 'https://homes.example/1');
    expect([title, address, playerTitle, description].join(' ')).not.toMatch(/javascript/i);
  });

  it('is a code of a lookup table, in kind, tenure, state or feature', () => {
    const home = {
      ListingKey: 'S1',
      ListPrice: 250_000,
      CurrencyCode: 'USD',
      City: 'Sampleton',
      BedroomsTotal: 3,
      PropertyType: '6213548790',
      PropertySubType: '9043217765',
      Ownership: '4410239987',
      Appliances: ['1029384756', 'Dishwasher'],
    };
    const [row] = readHomes(JSON.stringify({ value: [home] }), { currency: null }).rows;
    const { propertyType, tenure, features, status, title } = row?.record ?? {};
    expect(JSON.stringify([propertyType, tenure, features, status, title])).not.toMatch(/\d{10}/);
  });
});
