import type { WordCell } from '#wire/agency-words.ts';
import { HOME_FEATURES } from '#domain/home-features.ts';
import { HOME_FIELD_KEYS } from '#domain/home-fields.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { WORD_BATCHES, type WordBatch } from '#domain/word-batches.ts';
import { isMessageKey, t } from '#lib/i18n.ts';

/** Keys that a batch has of itself; an agency adds further extras. */
const OWN_KEYS: Readonly<Record<WordBatch, readonly string[]>> = {
  extras: HOME_FEATURES,
  'property-types': HOME_KINDS,
  'property-states': ['available', 'under-offer', 'sold', 'withdrawn'],
  'property-labels': HOME_FIELD_KEYS,
};

/** Texts of a batch by key and language, with their versions. */
export type Words = ReadonlyMap<string, WordCell>;

export const cellId = (key: string, locale: string): string => `${key} ${locale}`;

export function wordsOf(cells: readonly WordCell[]): Words {
  return new Map(cells.map((cell) => [cellId(cell.key, cell.locale), cell]));
}

export function textOf(words: Words, key: string, locale: string): string {
  return words.get(cellId(key, locale))?.text ?? '';
}

/** Every key of a batch, those of an agency's own after ours. */
export function keysOf(batch: WordBatch, words: Words): readonly string[] {
  const own = [...new Set([...words.values()].map(({ key }) => key))].filter(
    (key) => !OWN_KEYS[batch].includes(key),
  );
  return [...OWN_KEYS[batch], ...own.toSorted()];
}

/** Our own word for a key, in the reader's language; null: it is the agency's own. */
export function ourWord(batch: WordBatch, key: string): string | null {
  if (batch === 'property-states') {
    const text = `agencyHomes.state.${key.replace('-', '_')}`;
    return isMessageKey(text) ? t(text) : null;
  }
  const text = `${WORD_BATCHES[batch]}.${key}`;
  return isMessageKey(text) ? t(text) : null;
}

interface Sought {
  readonly search: string;
  readonly isMissingOnly: boolean;
}

/** The keys that show, those with texts missing first, else in their order. */
export function rowsOf(
  batch: WordBatch,
  words: Words,
  locales: readonly string[],
  { search, isMissingOnly }: Sought,
): readonly string[] {
  const parts = search.toLowerCase().split(/\s+/).filter(Boolean);
  const missing = (key: string) => locales.filter((locale) => textOf(words, key, locale) === '').length;
  const found = keysOf(batch, words).filter((key) => {
    const said = [key, ourWord(batch, key) ?? '', ...locales.map((locale) => textOf(words, key, locale))]
      .join(' ')
      .toLowerCase();
    return parts.every((part) => said.includes(part)) && (!isMissingOnly || missing(key) > 0);
  });
  return found.toSorted((a, b) => Number(missing(b) > 0) - Number(missing(a) > 0));
}

export function countMissing(batch: WordBatch, words: Words, locales: readonly string[]): number {
  return keysOf(batch, words).reduce(
    (sum, key) => sum + locales.filter((locale) => textOf(words, key, locale) === '').length,
    0,
  );
}

/** A block of a spreadsheet as rows of cells: tabs between cells, quoted cells may hold breaks. */
export function blockOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t' || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}
