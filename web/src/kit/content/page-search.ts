import type { Options } from 'minisearch';
import type { Locale } from '#lib/i18n.ts';

/** What the first index knows of a page: enough to find it by name and to show it. */
export interface SearchedPage {
  /** its address */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** what its headings can be found by, each word once; they are not shown */
  readonly headings: string;
  /** the title of its group's page; none on that page */
  readonly group: string;
  /** the language of its texts, where the reader's has none */
  readonly inLanguage?: Locale;
}

/** Where the build puts the index of names, and that of all texts, below the folder of all pages. */
export function searchFile(locale: Locale, which: 'names' | 'texts'): string {
  return `search/${locale}.${which}.json`;
}

/** Words that every page has tell none apart. */
const COMMON = new Set(
  (
    'the and for that this with are was not you your from its has have can but what who how which when than they their ' +
    'there one all into out will does del las los una uno que por con para como más sus son esta este hay pero sin sobre'
  ).split(' '),
);

/** A word as it is looked up: without accents and capitals; null where it tells nothing. The build and the browser agree by this. */
export function searchTerm(word: string): string | null {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.length < 2 && !/\d/.test(plain)) || COMMON.has(plain) ? null : plain;
}

export const NAMES_OPTIONS: Options<SearchedPage> = {
  fields: ['title', 'headings', 'description'],
  processTerm: searchTerm,
};

export const TEXTS_OPTIONS: Options<{ readonly id: string; readonly body: string }> = {
  fields: ['body'],
  processTerm: searchTerm,
};
