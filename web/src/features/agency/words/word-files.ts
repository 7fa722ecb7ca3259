import { toCsv } from '#domain/csv.ts';
import { WORD_TEXT_LENGTH, type WordBatch } from '#domain/word-batches.ts';
import { blockOf, cellId, keysOf, textOf, type Words } from './word-rows.ts';

/** A text that a file would change. */
export interface WordChange {
  readonly key: string;
  readonly locale: string;
  readonly before: string;
  readonly after: string;
}
export interface FileChanges {
  readonly changes: readonly WordChange[];
  /** texts of unknown keys or languages, or too long ones */
  readonly skipped: number;
}
interface FileText {
  readonly key: string;
  readonly locale: string;
  readonly text: string;
}

/** A batch as a table: a key in each row, a language in each column. */
export function wordsCsv(batch: WordBatch, words: Words, locales: readonly string[]): string {
  return toCsv(
    ['key', ...locales],
    keysOf(batch, words).map((key) => [key, ...locales.map((locale) => textOf(words, key, locale))]),
  );
}

/** A batch as XLIFF 1.2: from the first language to another. */
export function wordsXliff(batch: WordBatch, words: Words, source: string, target: string): string {
  const units = keysOf(batch, words).map((key) => {
    const text = textOf(words, key, target);
    const state = text === '' ? 'needs-translation' : 'translated';
    return [
      `      <trans-unit id="${escapeXml(key)}">`,
      `        <source>${escapeXml(textOf(words, key, source) || key)}</source>`,
      `        <target state="${state}">${escapeXml(text)}</target>`,
      '      </trans-unit>',
    ].join('\n');
  });
  const languages = `source-language="${escapeXml(source)}" target-language="${escapeXml(target)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file original="${batch}" datatype="plaintext" ${languages}>`,
    '    <body>',
    ...units,
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

/** What a file would change of a batch; null: it is neither of the two. */
export function readWordFile(
  text: string,
  batch: WordBatch,
  words: Words,
  locales: readonly string[],
): FileChanges | null {
  const texts = /^\s*</.test(text.replace(/^\ufeff/, '')) ? readXliff(text) : readCsv(text);
  if (texts === null) return null;
  const keys = new Set(keysOf(batch, words));
  const last = new Map<string, FileText>();
  let skipped = 0;
  for (const one of texts) {
    const isKnown = keys.has(one.key) && locales.includes(one.locale);
    if (isKnown && one.text.length <= WORD_TEXT_LENGTH) last.set(cellId(one.key, one.locale), one);
    else skipped += 1;
  }
  const changes = [...last.values()].flatMap(({ key, locale, text: after }) => {
    const before = textOf(words, key, locale);
    return before === after ? [] : [{ key, locale, before, after }];
  });
  return { changes, skipped };
}

function readXliff(text: string): readonly FileText[] | null {
  const document = new DOMParser().parseFromString(text.replace(/^\ufeff/, ''), 'application/xml');
  if (document.querySelector('parsererror') || document.documentElement.localName !== 'xliff') return null;
  return [...document.querySelectorAll('file')].flatMap((file) => {
    const locale = file.getAttribute('target-language') ?? '';
    return [...file.querySelectorAll('trans-unit')].map((unit) => ({
      key: unit.getAttribute('id') ?? '',
      locale,
      text: (unit.querySelector('target')?.textContent ?? '').trim(),
    }));
  });
}

function readCsv(text: string): readonly FileText[] | null {
  const [head = [], ...rows] = csvRows(text.replace(/^\ufeff/, ''));
  const [first = '', ...locales] = head.map((cell) => cell.trim());
  if (first.toLowerCase() !== 'key' || locales.length === 0) return null;
  return rows.flatMap(([key = '', ...cells]) =>
    locales.flatMap((locale, place) => {
      // A formula's guard, as our own files have it, is no part of the text.
      const cell = (cells[place] ?? '').trim().replace(/^'(?=[\s]*[=+\-@\t\r|%＝＋－＠])/, '');
      return key.trim() === '' ? [] : [{ key: key.trim(), locale, text: cell }];
    }),
  );
}

/** Commas, or semicolons as spreadsheets of many languages write them: whichever the head has more of. */
function csvRows(text: string): readonly (readonly string[])[] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => head.split(sign).length;
  const sign = ['\t', ';', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
  if (sign === '\t') return blockOf(text);
  // The one reader of blocks knows tabs: separators outside quotes become tabs.
  const body = text
    .split(/("(?:[^"]|"")*")/)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(sign, '\t')))
    .join('');
  return blockOf(body).filter((row) => row.some((cell) => cell !== ''));
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
