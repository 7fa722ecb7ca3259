import { Blob } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompressionStream } from 'node:stream/web';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readTable } from '#functions/_shared/reader/feeds/read-table.ts';
import { readBroughtPage } from '#functions/_shared/reader/files/brought-page.ts';
import { FUZZ_INPUTS } from '#functions/_shared/reader/fuzz-inputs.ts';
import { ODD_PAGES } from '#functions/_shared/reader/odd-pages.ts';
import { printRecord } from '#functions/_shared/reader/print-record.ts';
import { readListingPage } from '#functions/_shared/reader/read-listing-page.ts';
import { decodePage } from '#functions/_shared/reader/texts/decode-text.ts';
import { bookmarkletCode, readBookmarkHash } from './bookmarklet.ts';

const BUILDER = 'https://www.example.com/create-game';
const code = decodeURIComponent(bookmarkletCode(BUILDER).replace(/^javascript:/, ''));

// jsdom's own blobs have no stream.
beforeAll(() => void vi.stubGlobal('Blob', Blob));
afterAll(() => void vi.unstubAllGlobals());

/** What the builder reads of a page that the bookmark was pressed on, its scripts not run. */
async function readByBookmark(html: string, url: string | null) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const builder = { location: '' };
  await runInNewContext(code, {
    ...{ document, location: { href: url ?? 'about:blank' }, open: () => builder },
    ...{ Blob, CompressionStream, Response, btoa },
  });
  const brought = await readBookmarkHash(builder.location.slice(BUILDER.length));
  if (brought === null || brought === 'too-large')
    throw new Error(`The page was not handed over: ${brought}`);
  return printRecord(readBroughtPage(brought.html, url === null ? null : brought.url));
}

const pages = [
  ...ODD_PAGES.map(({ name, html, url }) => ({ name, html, url })),
  ...FUZZ_INPUTS.filter(({ text }) => /^\s*<(?:!doctype )?html/i.test(text)).map(({ text, url }, at) => ({
    name: `test page ${String(at + 1)}`,
    html: text,
    url,
  })),
];

describe('the bookmark and the command say the same', () => {
  it.each(pages)('of $name', async ({ html, url }) => {
    const record = printRecord(readListingPage(html, url));
    expect(await readByBookmark(html, url)).toEqual(record);
    // Each field says where it stood and how sure it is.
    expect(Object.keys(record.confidence as object).sort()).toEqual(
      Object.keys(record.sources as object).sort(),
    );
  });
});

/** Real pages, where they lie beside the project. */
const folder = join('..', 'shared', 'data', 'portal_pages');
const { header, rows } = readTable(
  existsSync(folder) ? readFileSync(join(folder, 'index.csv'), 'utf8') : 'file,source_url\n',
);
const real = rows.map(({ cells }) => ({
  file: cells[header.indexOf('file')] ?? '',
  url: cells[header.indexOf('source_url')] ?? '',
}));

describe.skipIf(real.length === 0)('the bookmark and the command say the same (needs ../shared/data)', () => {
  it.each(real.filter(({ file }) => existsSync(join(folder, file))))('of $file', async ({ file, url }) => {
    const html = decodePage(readFileSync(join(folder, file)));
    expect(await readByBookmark(html, url)).toEqual(printRecord(readListingPage(html, url)));
  });
});
