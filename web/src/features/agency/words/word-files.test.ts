import { beforeAll, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { readWordFile, wordsCsv, wordsXliff } from './word-files.ts';
import { blockOf, countMissing, keysOf, rowsOf, wordsOf } from './word-rows.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const LOCALES = ['en-GB', 'es'];
const words = wordsOf([
  { key: 'wine-cellar', locale: 'en-GB', text: 'Wine "cellar", dry & <cool>', version: 1 },
  { key: 'wine-cellar', locale: 'es', text: '=HYPERLINK("x")', version: 3 },
  { key: 'garage', locale: 'es', text: 'Cochera', version: 1 },
]);

it('a file that is brought back as it was taken out changes nothing, formulas and signs included', () => {
  const csv = wordsCsv('extras', words, LOCALES);
  expect(csv).not.toMatch(/(^|[\n,"])=/);
  expect(readWordFile(csv, 'extras', words, LOCALES)).toEqual({ changes: [], skipped: 0 });
  const xliff = wordsXliff('extras', words, 'en-GB', 'es');
  expect(xliff).toContain('&lt;cool&gt;');
  expect(readWordFile(xliff, 'extras', words, LOCALES)).toEqual({ changes: [], skipped: 0 });
});

it('a file says what it would change, and what it names that is not there', () => {
  const csv = 'key;en-GB;es;de\r\ngarage;Carport;"Coch;era";Garage\r\nnowhere;x;y;z\r\n';
  expect(readWordFile(csv, 'extras', words, LOCALES)).toEqual({
    changes: [
      { key: 'garage', locale: 'en-GB', before: '', after: 'Carport' },
      { key: 'garage', locale: 'es', before: 'Cochera', after: 'Coch;era' },
    ],
    skipped: 4,
  });
  expect(readWordFile('name,es\nx,y', 'extras', words, LOCALES)).toBeNull();
  expect(readWordFile('<html></html>', 'extras', words, LOCALES)).toBeNull();
});

it('words with a text missing come first, and are found by key, our word and any text', () => {
  const all = { search: '', isMissingOnly: false };
  expect(keysOf('extras', words).at(-1)).toBe('wine-cellar');
  expect(rowsOf('extras', words, LOCALES, all).at(-1)).toBe('wine-cellar');
  expect(rowsOf('extras', words, LOCALES, { search: 'cochera', isMissingOnly: false })).toEqual(['garage']);
  expect(rowsOf('extras', words, LOCALES, { search: 'sea view', isMissingOnly: true })).toEqual(['sea-view']);
  expect(rowsOf('extras', words, LOCALES, { search: 'wine', isMissingOnly: true })).toEqual([]);
  expect(countMissing('property-states', wordsOf([]), LOCALES)).toBe(8);
});

it('a block of a spreadsheet is rows of cells, quoted ones with breaks', () => {
  expect(blockOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(blockOf('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']]);
  expect(blockOf('one')).toEqual([['one']]);
});
