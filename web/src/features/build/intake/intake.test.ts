import { describe, expect, it } from 'vitest';
import { readListingPage } from '#functions/_shared/reader/read-listing-page.ts';
import { domainOf } from '#kit/games/rules/embed-field.tsx';
import { setFact } from '../draft/edit-row.ts';
import { newDraft } from '../draft/new-draft.ts';
import { readBookmarkHash } from './bookmarklet.ts';
import { placeRecord } from './place-record.ts';
import { rowsOfLinks } from './read-links.ts';

let last = 0;
const newId = () => String((last += 1));
const page = (price: number) =>
  `<html lang="en-GB"><script type="application/ld+json">{"@type":"House","name":"A house","numberOfBedrooms":3,
  "address":{"streetAddress":"1 A Road","addressLocality":"Leeds"},"offers":{"price":${String(price)},"priceCurrency":"GBP"}}</script></html>`;

describe('rowsOfLinks()', () => {
  it('makes a row of each link without tracking, and gives back what is none', () => {
    const { rows, strange } = rowsOfLinks(
      'https://a.example.com/1?utm_source=x\n\nb.example.com/2\nnonsense here',
      newId,
    );
    expect(rows.map(({ facts }) => facts.url)).toEqual([
      'https://a.example.com/1',
      'https://b.example.com/2',
    ]);
    expect(strange).toEqual(['nonsense here']);
  });
});

describe('placeRecord()', () => {
  const link = 'https://a.example.com/1';
  const waiting = { ...newDraft('public', 'GBP'), rows: [...rowsOfLinks(link, newId).rows] };

  it('fills the row that waits for the page', () => {
    const { rows } = placeRecord(waiting, readListingPage(page(250_000), `${link}?utm_campaign=y`), newId());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ pageRefusal: null, facts: { price: { amountMinor: 25_000_000 } } });
  });

  it('keeps what was typed before the page came', () => {
    const typed = setFact(waiting.rows[0]?.id ?? '', 'bedrooms', 5)(waiting);
    const { rows } = placeRecord(typed, readListingPage(page(250_000), link), newId(), typed.rows[0]?.id);
    expect(rows[0]).toMatchObject({ facts: { bedrooms: 5 }, sources: { bedrooms: 'typed' } });
  });

  it('adds a row for a page that nothing waits for', () => {
    const { rows } = placeRecord(waiting, readListingPage(page(1), 'https://a.example.com/2'), newId());
    expect(rows).toHaveLength(2);
  });
});

describe('readBookmarkHash()', () => {
  it('answers null for what is no page, and never throws', async () => {
    for (const hash of ['', '#page=', '#page=%%', '#page=AAAA', '#else'])
      expect(await readBookmarkHash(hash)).toBeNull();
    expect(await readBookmarkHash('#page=too-large')).toBe('too-large');
  });
});

describe('domainOf()', () => {
  it.each([
    ['https://www.Example.com/page?x', 'www.example.com'],
    ['*.example.com', '*.example.com'],
    ['localhost:8080', 'localhost:8080'],
    [' ', ''],
  ])('%s is %s', (text, domain) => {
    expect(domainOf(text)).toBe(domain);
  });
});
