import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfText } from './expect-sound.ts';
import { readFeed } from './feeds/read-feed.ts';
import { FUZZ_INPUTS } from './fuzz-inputs.ts';
import { GRADES } from './listing-record.ts';
import { randomFrom } from '../domain/seeded-random.ts';
import { mutateInput } from './mutate-input.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, SAMPLE_PAGES } from './test-pages.ts';
import { normaliseUrl } from './url/normalise-url.ts';

/** Every input gets a record that prints as JSON and is honest about its own state. */
function expectRecord(html: string, url: string | null): void {
  const record = readListingPage(html, url);
  expect(GRADES).toContain(record.grade);
  expect(record.refused === null || record.grade === 'F').toBe(true);
  if (record.refused === null) expect(Number.isSafeInteger(record.price?.amountMinor)).toBe(true);
  expect(() => json(printRecord(record))).not.toThrow();
}

describe('readListingPage() never throws', () => {
  it('on any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.option(fc.webUrl({ withQueryParameters: true })),
        (html, url) => expectRecord(html, url),
      ),
      { numRuns: 150 },
    );
  });

  it('on pages cut off or with a piece torn out', () => {
    const cut = fc.tuple(
      fc.constantFrom(...SAMPLE_PAGES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(cut, ([html, a, b]) => {
        const [from, to] = [Math.min(a, b) * html.length, Math.max(a, b) * html.length];
        expectRecord(html.slice(0, from), null);
        expectRecord(html.slice(0, from) + html.slice(to), 'https://www.rightmove.co.uk/properties/1');
      }),
      { numRuns: 150 },
    );
  });

  it('on any JSON where a listing should be', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('@type', 'propertyData', 'listing', 'offers'),
        (value, name) => {
          expectRecord(
            linkedPage({ '@type': 'House', [name]: value, offers: value, address: value, image: value }),
            null,
          );
          expectRecord(
            `<script>window.PAGE_MODEL = ${json({ propertyData: { prices: value, address: value, images: value, sizings: value } })}</script>`,
            'https://www.rightmove.co.uk/properties/1',
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('in useful time, on pages made to hang a reader', () => {
    const hostile = [
      '<div>'.repeat(50_000),
      `<script>a = ${'{"a":'.repeat(20_000)}</script>`,
      `<title>${'in '.repeat(30_000)}</title>`,
      `<p class="price">${'1 '.repeat(60_000)}</p>`,
      `<script>${'a.b='.repeat(50_000)}1</script>`,
    ];
    for (const html of hostile) expectRecord(html, null);
  }, 20_000);
});

describe('what is read of a mutated page or feed is sound', () => {
  it('on some hundred of a million: npm run fuzz-reader does the others', () => {
    const random = randomFrom(20_261_122);
    for (let count = 0; count < 300; count += 1) {
      const [input, other] = [random(), random()].map(
        (part) => FUZZ_INPUTS[Math.floor(part * FUZZ_INPUTS.length)],
      );
      const text = mutateInput(input?.text ?? '', other?.text ?? '', random);
      expect([faultOfText(text, input?.url ?? null), text]).toEqual([null, text]);
    }
  });
});

describe('readFeed() never throws', () => {
  it('on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(Array.isArray(readFeed(bytes).rows)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('on any table: every row that is not blank comes back', () => {
    const cell = fc.constantFrom(
      '£320,000',
      '1.2m',
      '',
      'x',
      '3',
      'OX3 9AY',
      '51.5',
      '"quoted, text"',
      'POA',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 }), (rows) => {
        const lines = rows.map((row) => row.join(','));
        const filled = rows.filter((row) => row.some((value) => value !== '')).length;
        expect(readFeed(`Address,Price,Beds\n${lines.join('\n')}\n`).rows).toHaveLength(filled);
      }),
      { numRuns: 100 },
    );
  });
});

describe('normaliseUrl() is stable', () => {
  it('on its own results', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const once = normaliseUrl(url);
        if (once !== null) expect(normaliseUrl(once)).toBe(once);
      }),
    );
  });
});
