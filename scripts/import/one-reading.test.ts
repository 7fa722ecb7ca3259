import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowOfPage } from '../../supabase/functions/import-listing/import-link.ts';
import { feedHomes } from '../../supabase/functions/read-feed/feed-homes.ts';
import { patience, readBroughtPage } from '../../supabase/functions/_shared/reader/files/brought-page.ts';
import {
  decodeHomes,
  readHomesBytes,
} from '../../supabase/functions/_shared/reader/files/read-homes-bytes.ts';
import type { ListingRecord } from '../../supabase/functions/_shared/reader/listing-record.ts';
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { PORTAL_PAGES_DIR, readPortalPages } from './portal-pages.ts';
import { readHomesFile } from './read-homes-file.ts';
import { readListingFile } from './read-listing-file.ts';

// The builder, the two commands and the functions of the server read one input each in a way of its own. Whoever brings a
// file is told the same homes, the same refusals, values, sources and grades.

const DATA = join('..', 'shared', 'data');
const printed = (records: readonly ListingRecord[]) => records.map(printRecord);
const asList = <T>(one: T | T[]) => (Array.isArray(one) ? one : [one]);
const now = () => 0;

/** What the builder calls for a file and for a page; that it calls nothing else, its own test says (read-work.test.ts). */
const builder = {
  file: (bytes: Uint8Array) => readHomesBytes(bytes, { currency: null }),
  page: (html: string, url: string) => readBroughtPage(html, url, patience()),
};

/** Files of a folder of the shared data, and of its folders. */
function filesOf(folder: string, name: RegExp): string[] {
  const root = join(DATA, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(root, file))
    .toSorted();
}

const INVENTED = {
  'page.html':
    '<html lang="en-GB"><body><h1>12 Sample Road, Oxford OX3 9AY</h1><p>Price: £450,000</p><p>Bedrooms: 3</p></body></html>',
  'wall.html': '<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>',
  'homes.csv':
    'Address,Town,Price,Beds\n1 Sample St,Oxford,"£250,000",3\n2 Sample St,Oxford,"£1,100 pcm",3\n',
  'homes.tsv': 'Address\tTown\tPrice\n1 Sample St\tOxford\t£250,000\n2 Sample St\tOxford\tPOA\n',
  'homes.json': JSON.stringify({
    value: [{ ListingKey: 'S1', ListPrice: 250_000, City: 'Oxford', BedroomsTotal: 3 }],
  }),
  'broken.json': '{"value": [',
};

const FILES: (readonly [name: string, bytes: Uint8Array])[] = [
  ...Object.entries(INVENTED).map(([name, text]) => [name, new TextEncoder().encode(text)] as const),
  ...[
    ...filesOf('property_feeds', /\.(?:csv|tsv|blm|xml|json)$/),
    ...filesOf('creator_uploads', /\.csv$/),
    ...filesOf('portal_pages', /\.html$/),
  ].map((file) => [file, readFileSync(file)] as const),
];

describe('one file, brought to the builder and to the commands', () => {
  it.each(FILES)('%s', (path, bytes) => {
    const name = basename(path);
    const { result } = builder.file(bytes);
    const command = readHomesFile({ name, text: decodeHomes(bytes) }, null, null);
    expect([command.format, command.refused]).toEqual([result.format, result.refused]);
    expect(printed(command.rows.map(({ record }) => record))).toEqual(
      printed(result.rows.map(({ record }) => record)),
    );
    expect(command.rows.map(({ line }) => line)).toEqual(result.rows.map(({ line }) => line));
    const shown = asList(readListingFile(bytes, null));
    const refusals =
      result.rows.length === 0 ? [result.refused] : result.rows.map(({ record }) => record.refused);
    expect(shown.map(({ refused }) => refused ?? null)).toEqual(refusals);
    if (result.rows.length > 0) expect(shown).toEqual(printed(result.rows.map(({ record }) => record)));
  });
});

describe('one feed, brought to the builder and fetched by the server', () => {
  it.each(FILES.filter(([name]) => !name.endsWith('.html')))('%s', (_path, bytes) => {
    const { text, result } = builder.file(bytes);
    const fetched = feedHomes(text, null);
    expect(fetched.failure).toBe(result.refused?.reason ?? null);
    const [good, bad] = [true, false].map((isGood) =>
      result.rows.filter(({ record }) => (record.refused === null) === isGood),
    );
    expect(fetched.homes.map(({ line, identity }) => [line, identity])).toEqual(
      good?.map(({ line, record }) => [line, record]),
    );
    expect(fetched.refused.map(({ line, code, reason }) => [line, { code, reason }])).toEqual(
      bad?.map(({ line, record }) => [line, record.refused]),
    );
  });
});

const PAGES = readPortalPages(PORTAL_PAGES_DIR).map(({ file, url, html }) => [file, url, html] as const);

describe('one page with its address, in the builder, the command and the function', () => {
  it.each([['invented', 'https://homes.example/1', INVENTED['page.html']] as const, ...PAGES])(
    '%s',
    (_file, url, html) => {
      const built = builder.page(html, url);
      const { record, refusal } = rowOfPage(html, url, { url, link: url, portal: null }, { now });
      expect(record).toEqual(built);
      expect(refusal).toEqual(built.refused);
      expect(readListingFile(new TextEncoder().encode(html), url)).toEqual(printRecord(built));
    },
  );
});
