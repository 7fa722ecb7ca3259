import MiniSearch from 'minisearch';
import { headingsOf, pageFile, wordsIn, type ContentPage, type PageNode } from '#kit/content/content-page.ts';
import { searchFile, searchTerm, TEXTS_OPTIONS, type SearchedPage } from '#kit/content/page-search.ts';
import { LOCALES, type Locale } from '#lib/i18n.ts';

/**
 * What is searched in the browser, by the names of the files: in each language each page as its reader sees it. Names go as
 * they are, since the browser indexes them faster than it would fetch their index; texts go as an index without the texts.
 */
export function makeSearch(pages: readonly ContentPage[]): ReadonlyMap<string, string> {
  const byFile = new Map(pages.map((page) => [pageFile(page.path, page.language), page]));
  const paths = [...new Set(pages.filter(({ robots }) => !robots).map(({ path }) => path))];
  return new Map(
    LOCALES.flatMap((locale) => {
      const seen = paths.flatMap(
        (path) => byFile.get(pageFile(path, locale)) ?? byFile.get(pageFile(path, 'en-GB')) ?? [],
      );
      const texts = new MiniSearch(TEXTS_OPTIONS);
      texts.addAll(seen.map(({ path, body }) => ({ id: path, body: textOf(body) })));
      return [
        [
          searchFile(locale, 'names'),
          JSON.stringify(seen.map((page) => searchedPage(page, locale))),
        ] as const,
        [searchFile(locale, 'texts'), JSON.stringify(texts)] as const,
      ];
    }),
  );
}

function searchedPage(page: ContentPage, locale: Locale): SearchedPage {
  const { path, title, description, body, index, language } = page;
  const isTheirs = language === locale || (language === 'en-GB' && locale === 'en-US');
  return {
    id: path,
    title,
    description,
    headings: termsOf(
      headingsOf(body)
        .map(({ words }) => words)
        .join(' '),
    ),
    group: index?.title ?? '',
    ...(isTheirs ? {} : { inLanguage: language }),
  };
}

/** What of a text can be asked for, each word once: headings are looked up and never shown. */
function termsOf(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => searchTerm(word) ?? []))].join(' ');
}

/** Everything that a page says, cells and items apart. */
function textOf(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'chart') return `${node.question} ${node.answer}`;
      const isWhole = node.children?.every((child) => typeof child === 'string') ?? true;
      return isWhole ? wordsIn(node.children ?? []) : textOf(node.children ?? []);
    })
    .join(' ');
}
