import { describe, expect, it } from 'vitest';
import { ODD_PAGES } from './odd-pages.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';
import { BESIDE, REWRITTEN } from './rewrite-source.ts';

/** What is told of a page as people see it: a hard space is a space to them. */
const told = (html: string, url: string | null) =>
  JSON.parse(JSON.stringify(printRecord(readListingPage(html, url))).replace(/\s+/g, ' ')) as unknown;

/** What is told of each page as it is, once for all ways of writing it anew. */
const PLAIN = ODD_PAGES.map(({ name, html, url }) => ({ name, html, url, plain: told(html, url) }));

describe('readListingPage() says the same of a page', () => {
  it.each(Object.entries(REWRITTEN))('%s', (_, rewrite) => {
    for (const { name, html, url, plain } of PLAIN) expect(told(rewrite(html), url), name).toEqual(plain);
    expect(
      ODD_PAGES.some(({ html }) => rewrite(html) !== html),
      'a page is written anew',
    ).toBe(true);
  });

  it.each(Object.entries(BESIDE))('with %s beside the home', (_, add) => {
    for (const { name, html, url, plain } of PLAIN) {
      expect(add(html), name).not.toBe(html);
      expect(told(add(html), url), name).toEqual(plain);
    }
  });
});
