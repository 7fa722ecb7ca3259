import { expect, it } from 'vitest';
import { portalLinks } from './portal-links.ts';

const search = { countryCode: 'GB', place: ' York  centre ', leastBedrooms: 3, least: null, most: 450_000 };

it('portalLinks() says what is asked for and leaves out what is not', () => {
  expect(portalLinks(search).map(({ url }) => url)).toEqual([
    'https://www.rightmove.co.uk/property-for-sale/search.html?searchLocation=York+centre&minBedrooms=3&maxPrice=450000',
    'https://www.zoopla.co.uk/for-sale/property/?q=York+centre&beds_min=3&price_max=450000',
    'https://www.onthemarket.com/for-sale/property/york-centre/?min-bedrooms=3&max-price=450000',
  ]);
});

it('portalLinks() are those of the country', () => {
  expect(portalLinks({ ...search, countryCode: 'ES' }).map(({ portal }) => portal)).toEqual(['Idealista']);
  expect(portalLinks({ ...search, countryCode: 'FR' })).toEqual([]);
});

it('portalLinks() lets no place out of its part of the address', () => {
  for (const { url } of portalLinks({ ...search, place: '../../login?x=1#y' })) {
    expect(new URL(url).hash).toBe('');
    expect(new URL(url).searchParams.has('x')).toBe(false);
    expect(new URL(url).pathname).not.toMatch(/\.\.\/|login$/);
  }
});

it('portalLinks() needs a place', () => expect(portalLinks({ ...search, place: ' ' })).toEqual([]));
