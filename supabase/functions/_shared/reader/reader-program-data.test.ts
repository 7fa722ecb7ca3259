import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const HOME = { id: '4417', price: 425000, currency: 'GBP', bedrooms: 3, bathrooms: 2 };
const READ = { bedrooms: 3, bathrooms: 2, price: { amountMinor: 42_500_000, currency: 'GBP' } };
const page = (scripts: string, body = '<h1>Home</h1>') =>
  readListingPage(`<html lang="en-GB"><head>${scripts}</head><body>${body}</body></html>`);

describe('data that a program keeps', () => {
  it('is packed in a function with its values handed in', () => {
    const script = `window.__NUXT__=(function(a,b,c,d){return {data:[{listing:{id:4417,price:a,currency:b,bedrooms:c,bathrooms:2,title:void 0,street:d,city:"Sampleton"}}],state:{}}}(425000,"GBP",3,"14 Sample Lane"));`;
    expect(page(`<script>${script}</script>`)).toMatchObject({
      ...READ,
      town: 'Sampleton',
      address: '14 Sample Lane',
    });
  });

  it('says nothing where the function never ends', () => {
    expect(page('<script>window.__NUXT__=(function(a){return {data:[{price:a</script>').price).toBeNull();
  });

  it('is a pool with what kind of value each is', () => {
    const pool = [
      ['ShallowReactive', 1],
      { data: 2 },
      ['Reactive', 3],
      { listing: 4 },
      { id: 5, price: 6, currency: 7, bedrooms: 8, bathrooms: 9, listedAt: 10 },
      ...[4417, 425000, 'GBP', 3, 2],
      ['Date', '2026-01-05T00:00:00.000Z'],
    ];
    const script = `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(pool)}</script>`;
    expect(page(script)).toMatchObject(READ);
  });

  it('refers from one record to another', () => {
    const cache = {
      ROOT_QUERY: { 'listing({"id":"4417"})': { __ref: 'Listing:4417' } },
      'Listing:4417': {
        ...HOME,
        price: { __ref: 'Price:1' },
        address: { type: 'id', generated: true, id: '$Listing:4417.address' },
      },
      'Price:1': { __typename: 'Price', amount: 425000, currency: 'GBP' },
      '$Listing:4417.address': { line1: '14 Sample Lane', town: 'Sampleton', postcode: 'OX9 1ZZ' },
    };
    expect(page(`<script>window.__APOLLO_STATE__=${JSON.stringify(cache)}</script>`)).toMatchObject({
      ...READ,
      address: '14 Sample Lane, Sampleton, OX9 1ZZ',
      postcode: 'OX9 1ZZ',
    });
  });

  it('refers to itself without an end', () => {
    const cache = {
      'Listing:1': { ...HOME, agent: { __ref: 'Agent:1' } },
      'Agent:1': { homes: [{ __ref: 'Listing:1' }] },
    };
    expect(page(`<script>window.__STATE__=${JSON.stringify(cache)}</script>`)).toMatchObject(READ);
  });

  it('stands behind the numbers of types in an island of its own', () => {
    const props = JSON.stringify({
      listing: [
        0,
        { id: [0, '4417'], price: [0, 425000], currency: [0, 'GBP'], bedrooms: [0, 3], bathrooms: [0, 2] },
      ],
    });
    const island = `<h1>Home</h1><astro-island props='${props}'></astro-island>`;
    expect(page('', island)).toMatchObject(READ);
  });

  it('stands in the attributes of the home’s own element, and of no card', () => {
    const box = (price: number, beds: number) =>
      `<div data-price="${price}" data-currency="GBP" data-bedrooms="${beds}" data-bathrooms="2"></div>`;
    expect(page('', `<h1>Home</h1>${box(425000, 3)}`)).toMatchObject(READ);
    expect(page('', `<h1>Home</h1>${box(425000, 3)}${box(310000, 2)}`)).toMatchObject({
      price: null,
      bedrooms: null,
    });
  });

  it('comes in rows of a stream, beside other homes', () => {
    const row = ['$', '$L9', null, { listing: HOME, similarListings: [{ id: 1, price: 1, bedrooms: 1 }] }];
    const chunk = JSON.stringify([1, `5:${JSON.stringify(row)}\n`]);
    expect(page(`<script>self.__next_f=[];self.__next_f.push(${chunk})</script>`)).toMatchObject(READ);
  });

  it('names the unit of a size beside it', () => {
    const value = { ...HOME, livingArea: 1140, livingAreaUnit: 'sqft', lotSize: 600, lotSizeUnit: 'sqm' };
    expect(page(`<script>window.listing=${JSON.stringify(value)}</script>`)).toMatchObject({
      area: { value: 1140, unit: 'sqft' },
    });
  });
});

describe('places', () => {
  const read = (lang: string, title: string, body: string) =>
    readListingPage(`<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`);

  it('are a flat with its number, a street and a town with its postcode', () => {
    expect(
      read('en-GB', 'Flat', '<h2>Flat 4, 22 Sample Square, Sampleton OX9 1ZZ</h2><p>£310,000 Leasehold</p>'),
    ).toMatchObject({ town: 'Sampleton', postcode: 'OX9 1ZZ', tenure: 'leasehold' });
  });

  it('are a street and a town with a number of four digits', () => {
    const box = '<p class="property-address">31 Sample Avenue, Sampleton, 7600</p>';
    expect(read('en-ZA', 'House', `<h1>House</h1>${box}<p>R 2 450 000</p>`)).toMatchObject({
      town: 'Sampleton',
      postcode: '7600',
    });
  });

  it('are a town with its province and country, or with its part', () => {
    expect(
      read(
        'en',
        'Home',
        '<h1>Townhouse</h1><table><tr><td>Location</td><td>Sampleton, Málaga, Spain</td></tr></table>',
      ).town,
    ).toBe('Sampleton');
    expect(
      read(
        'it',
        'Trilocale in vendita a Esempio, zona Centro',
        '<h1>Trilocale via Prova, Centro, Esempio</h1>',
      ),
    ).toMatchObject({ town: 'Esempio', address: 'via Prova, Centro, Esempio' });
  });

  it('are a French city with the number of its part', () => {
    const title = 'Appartement à vendre à Exempleville 3ème arrondissement';
    const html = `<html lang="fr"><head><title>${title}</title></head><body><h1>T3</h1></body></html>`;
    expect(readListingPage(html, 'https://www.exemple-immo.fr/1').town).toBe('Exempleville');
  });

  it('are no count of rooms', () => {
    const title = 'Piso en venta, 3 hab., 2 baños - 289.000 €';
    expect(read('es', title, '<h1>Piso</h1>').address).not.toBe('3 hab.');
  });
});
