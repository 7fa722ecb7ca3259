import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../../supabase/functions/_shared/reader/feeds/read-feed.ts';
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { readListingPage } from '../../supabase/functions/_shared/reader/read-listing-page.ts';
import { BESIDE, REWRITTEN } from '../../supabase/functions/_shared/reader/rewrite-source.ts';
import { COMPARED_FIELDS, isFieldRight, refusalOf } from './compare-record.ts';
import { PORTAL_PAGES_DIR, readPortalPages } from './portal-pages.ts';

const DATA = join('..', 'shared', 'data');
const pages = readPortalPages(PORTAL_PAGES_DIR);
const file = (...path: string[]) => join(DATA, ...path);

/** What the pages that cannot be used are refused for. */
const REFUSED: Readonly<Record<string, string>> = {
  'rightmove/2017-51775029-rent-http.html': 'rent',
  'zoopla/2026-blocked-cloudflare-http.html': 'blocked',
  'zillow/2026-search-card-parse-error.html': 'search',
  'domain_au/2026-2020615556-browser.html': 'price_range',
};

describe.skipIf(pages.length === 0)('readListingPage() on real pages (needs ../shared/data)', () => {
  it.each(pages)('reads every stated fact of $file', ({ file: name, html, url, expected }) => {
    const record = printRecord(readListingPage(html, url));
    const wrong = COMPARED_FIELDS.filter((field) => isFieldRight(field, expected, record) === false);
    expect(wrong.map((field) => [field, expected[field], record[field]])).toEqual([]);
    expect(refusalOf(record)).toBe(REFUSED[name] ?? null);
  });
});

describe.skipIf(pages.length === 0)('readListingPage() on real pages (needs ../shared/data)', () => {
  const ways = Object.entries({ ...REWRITTEN, ...BESIDE });
  // Each page in a few of the ways, so that all of them are tried.
  const tried = pages.flatMap((page, at) =>
    ways.filter((_, way) => way % 6 === at % 6).map(([name, rewrite]) => ({ page, name, rewrite })),
  );
  const facts = (html: string, url: string) => {
    const record = printRecord(readListingPage(html, url));
    return COMPARED_FIELDS.map((field) => [field, record[field]]);
  };
  const stated = new Map(pages.map(({ file: name, html, url }) => [name, facts(html, url)]));
  it.each(tried)('reads the same of $page.file, $name', ({ page, rewrite }) => {
    expect(facts(rewrite(page.html), page.url)).toEqual(stated.get(page.file));
  });
});

describe.skipIf(pages.length === 0)(
  'readListingPage() never throws on real pages (needs ../shared/data)',
  () => {
    it('cut off, with a piece torn out, or with characters changed', () => {
      const part = fc.double({ min: 0, max: 1, noNaN: true });
      const mutation = fc.tuple(
        fc.constantFrom(...pages),
        part,
        part,
        fc.string({ unit: 'binary', maxLength: 30 }),
      );
      fc.assert(
        fc.property(mutation, ([{ html, url }, a, b, noise]) => {
          const [from, to] = [Math.min(a, b) * html.length, Math.max(a, b) * html.length];
          for (const broken of [html.slice(0, to), html.slice(0, from) + noise + html.slice(to)]) {
            const record = readListingPage(broken, url);
            expect(record.refused === null || record.grade === 'F').toBe(true);
            expect(() => JSON.stringify(printRecord(record))).not.toThrow();
          }
        }),
        { numRuns: 30 },
      );
    }, 120_000);
  },
);

describe.skipIf(!existsSync(file('creator_uploads')))(
  'readFeed() on real files (needs ../shared/data)',
  () => {
    it.each([
      ['creator_uploads/birmingham_listings_2022_first_250.csv', 'table', 250, { duplicate: 6 }],
      ['property_feeds/blm/example_data.blm', 'blm', 37, {}],
      ['property_feeds/kyero/finestrat-real-v3.xml', 'kyero', 1, {}],
      ['property_feeds/mls/mls-listings-1.redacted.tsv', 'table', 3, {}],
      ['property_feeds/mls/properties_interealty.json', 'json', 4, { rent: 1 }],
      ['property_feeds/pwb/pwb-properties.csv', 'table', 4, { rent: 2 }],
      ['property_feeds/pwb/bulk_create.json', 'json', 4, { rent: 1 }],
    ])('accounts for every row of %s', (name, format, count, refusals) => {
      const feed = readFeed(readFileSync(file(...name.split('/'))));
      const codes: Record<string, number> = {};
      for (const { record } of feed.rows) {
        if (record.refused) codes[record.refused.code] = (codes[record.refused.code] ?? 0) + 1;
      }
      expect([feed.format, feed.rows.length, codes]).toEqual([format, count, refusals]);
      expect(new Set(feed.rows.map(({ line }) => line)).size).toBe(count);
    });
  },
);
