import { describe, expect, it } from 'vitest';
import { ODD_PAGES } from './odd-pages.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';

describe('readListingPage() on the odd forms of many countries', () => {
  it.each(ODD_PAGES)('reads what is the home’s own: $name', ({ html, url, expected }) => {
    const record = printRecord(readListingPage(html, url));
    const read = Object.fromEntries(Object.keys(expected).map((name) => [name, record[name]]));
    expect(read).toEqual(expected);
    expect(record.doubts).toEqual([]);
  });

  it('says of each field where it stood and how sure it is', () => {
    for (const { html, url } of ODD_PAGES) {
      const { sources, confidence } = readListingPage(html, url);
      expect(Object.keys(confidence).sort()).toEqual(Object.keys(sources).sort());
      for (const sure of Object.values(confidence)) expect(sure > 0 && sure < 1).toBe(true);
    }
  });
});
