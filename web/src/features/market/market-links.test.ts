import { expect, test } from 'vitest';
import { readBoltSubject } from './valuation/bolt-subject.ts';
import { MARKET_LINKS, marketLink } from './market-links.ts';

const linksOf = (place: string, country?: string) =>
  MARKET_LINKS.map((link) => marketLink(link, { place, country })).filter((link) => link !== null);

test('marketLink() takes a postcode along to every page that can be of one', () => {
  expect(linksOf('yo240aa', 'GB')).toEqual([
    '/curated-neighbourhoods',
    '/curated-neighbourhoods/sold?country=GB&place=YO24+0AA',
    '/sold_homes_charts/price?near=YO24+0AA',
    '/maps/third',
    '/maps/cv11?country=GB&area=YO24',
    '/epcs?postcode=YO24+0AA',
    '/reference-properties?area=YO24+0AA',
    '/bolt/buyers?country=GB&postcode=YO24+0AA',
  ]);
  const bolt = marketLink('bolt', { place: '97214', country: 'US' }) ?? '';
  expect(readBoltSubject(new URLSearchParams(bolt.split('?')[1]))).toMatchObject({
    country: 'US',
    postcode: '97214',
  });
});

test('marketLink() leads nowhere where a page would know nothing: no certificates abroad, no district of a town', () => {
  expect(linksOf('97214', 'US').some((link) => link.startsWith('/epcs'))).toBe(false);
  expect(linksOf('york')).toEqual([
    '/curated-neighbourhoods',
    '/curated-neighbourhoods/sold?place=york',
    '/sold_homes_charts/price?near=york',
    '/maps/third',
    '/reference-properties?area=york',
    '/bolt',
  ]);
});

test('marketLink() leads to the pages themselves where no place is known', () => {
  expect(linksOf(' ')).toEqual([
    '/curated-neighbourhoods',
    '/curated-neighbourhoods/sold',
    '/charts',
    '/maps/third',
    '/epcs',
    '/reference-properties',
    '/bolt',
  ]);
});
