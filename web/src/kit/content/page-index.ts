import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Locale } from '#lib/i18n.ts';
import { NAMES_OPTIONS, searchTerm, TEXTS_OPTIONS, type SearchedPage } from './page-search.ts';

/** A page that was found, with the words of it that answer what was asked. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly inLanguage?: Locale;
  readonly words: ReadonlySet<string>;
}

export interface PageIndex {
  /** pages whose title, headings or description answer, the best first */
  find(asked: string): readonly FoundPage[];
  /** how a page is shown that another index found */
  show(path: string, words: ReadonlySet<string>): FoundPage | null;
  /** how many pages can be found */
  readonly size: number;
  /** the pages of whole groups */
  readonly groups: readonly FoundPage[];
}

export interface TextIndex {
  /** pages whose texts answer */
  find(asked: string): readonly { readonly path: string; readonly words: ReadonlySet<string> }[];
}

/** A word that is being typed is found by its beginning; one of four letters or more with a letter wrong. */
const FORGIVING: SearchOptions = {
  prefix: true,
  fuzzy: (term) => (term.length < 4 ? false : 1),
  weights: { fuzzy: 0.3, prefix: 0.7 },
  boost: { title: 4, headings: 1.5 },
};
/** What it may have been, with two letters in the wrong order: as good as a wrong letter. */
const SWAPPED: SearchOptions = { ...FORGIVING, fuzzy: false, boostTerm: () => 0.3 };

const MOST = 30;

/** Pages that have all that was asked; where none has, those that have some of it. */
function ask<Row>(index: MiniSearch<Row>, asked: string) {
  const words = (asked.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => searchTerm(word) !== null);
  const queries = words.map((word) => ({
    combineWith: 'OR' as const,
    queries: [word, { ...SWAPPED, combineWith: 'OR' as const, queries: swapsOf(word) }],
  }));
  const all = index.search({ ...FORGIVING, combineWith: 'AND', queries });
  const found = all.length > 0 ? all : index.search({ ...FORGIVING, combineWith: 'OR', queries });
  return found.slice(0, MOST);
}

/** A word with each two neighbours the other way round. */
function swapsOf(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((swap) => swap !== word);
}

/** Over the names of pages: they are indexed here, which is quicker than fetching their index. */
export function pageIndex(pages: readonly SearchedPage[]): PageIndex {
  const index = new MiniSearch(NAMES_OPTIONS);
  index.addAll(pages);
  const byPath = new Map(pages.map((page) => [page.id, page]));
  const show = (path: string, words: ReadonlySet<string>): FoundPage | null => {
    const page = byPath.get(path);
    return page ? { ...page, path, words } : null;
  };
  const shown = (path: string, words: readonly string[]) => show(path, new Set(words)) ?? [];
  return {
    find: (asked) => ask(index, asked).flatMap(({ id, terms }) => shown(String(id), terms)),
    show,
    size: index.documentCount,
    groups: pages.filter(({ group }) => group === '').flatMap(({ id }) => shown(id, [])),
  };
}

/** Over all texts, whose index the build has made. */
export function textIndex(json: string): TextIndex {
  const index = MiniSearch.loadJSON(json, TEXTS_OPTIONS);
  return {
    find: (asked) => ask(index, asked).map(({ id, terms }) => ({ path: String(id), words: new Set(terms) })),
  };
}
