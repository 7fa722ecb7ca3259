import { describe, expect, test } from 'vitest';
import { HOME_WORD_KEYS, homeField } from '../domain/home-fields.ts';
import { readFeed } from './feeds/read-feed.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, page, rightmoveProperty } from './test-pages.ts';
import { councilTaxBandOf, findCouncilTaxBand } from './texts/home-words.ts';
import { WORD_SOURCES } from './word-sources.ts';

describe('WORD_SOURCES', () => {
  test.each(HOME_WORD_KEYS)('%s: a column is read, and its label found, by its own name', (key) => {
    const source = WORD_SOURCES[key];
    const column = source.columns[0] ?? '';
    const row = homeField(key);
    const word = row.kind === 'choice' ? (row.choices[0] ?? '') : key === 'tenure' ? 'leasehold' : 'C';
    const [home] = readFeed(`price,bedrooms,${column}\n£450000,3,${word}\n`).rows;
    expect(home?.record[key]).toBe(word);
    expect(source.read('Ask agent')).toBeNull();
  });
});

describe('councilTaxBandOf()', () => {
  test.each(['F', 'Band F', 'Council tax band: F', 'council tax: band f', 'Tax band F'])(
    'reads %s',
    (words) => {
      expect(councilTaxBandOf(words)).toBe('F');
    },
  );
  test.each(['', 'Ask agent', 'Not available', 'Exempt', 'Band J', '£1,900', 'Freehold', 'A*'])(
    'reads no band in %s',
    (words) => {
      expect(councilTaxBandOf(words)).toBeNull();
    },
  );
});

test('findCouncilTaxBand() finds the band that a text names, and no other letter', () => {
  expect(findCouncilTaxBand('It is currently within Council Tax Band E. The amount payable')).toBe('E');
  expect(findCouncilTaxBand('Council tax: Band D · EPC: C')).toBe('D');
  expect(findCouncilTaxBand('Council tax band A home of your own')).toBe('A');
  expect(findCouncilTaxBand('A council tax bill is sent by Brent. Band practice room')).toBeNull();
});

test('portals say the band each in their own way', () => {
  const rightmove = { ...rightmoveProperty, livingCosts: { councilTaxBand: 'F' } };
  const scripts = [`window.PAGE_MODEL = ${json({ propertyData: rightmove })}`];
  expect(readListingPage(page({ scripts })).councilTaxBand).toBe('F');
  const zoopla = {
    displayAddress: 'Sample Lane, Sampleton',
    pricing: { label: '£450,000' },
    counts: { numBedrooms: 3 },
    ntsInfo: [
      { title: 'Tenure', value: 'Freehold', key: 'tenure' },
      { title: 'Council tax band', value: 'Band C', key: 'council_tax_band' },
    ],
  };
  const next = `<script id="__NEXT_DATA__" type="application/json">${json({ listingDetails: zoopla })}</script>`;
  const read = readListingPage(
    `<html><head>${next}</head><body></body></html>`,
    'https://www.zoopla.co.uk/for-sale/details/1/',
  );
  expect(read.councilTaxBand).toBe('C');
  const agent = page({
    body: '<h1>House for sale</h1><p>£450,000</p><dl><dt>Council Tax Band</dt><dd>B</dd></dl>',
  });
  expect(readListingPage(agent).councilTaxBand).toBe('B');
});
