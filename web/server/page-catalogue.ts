import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile, pageLanguage, type ContentPage, type PageLanguages } from '#kit/content/content-page.ts';
import type { Locale } from '#lib/i18n.ts';

/** Where the build puts the catalogue; nothing whose name begins with a dot is served. */
export const CATALOGUE_FILE = '.vite/content-pages.json';

/** What is known of a content page without its text, which stays in the files that browsers fetch. */
export interface CataloguedPage {
  readonly path: string;
  readonly changedOn: string;
  readonly robots?: 'noindex';
  /** besides British English */
  readonly languages: readonly Locale[];
}

/** The content pages of a build. */
export interface PageCatalogue {
  /** those that search engines may know of */
  readonly listed: readonly CataloguedPage[];
  /** the languages that a page has besides British English */
  languagesOf(path: string): readonly Locale[];
  /** the page at an address for a reader of this language; null where there is none */
  readPage(path: string, locale: Locale): Promise<ContentPage | null>;
}

/** Reads the catalogue of a build once; a page's text is read when it is asked for. */
export async function readPageCatalogue(distDir: string): Promise<PageCatalogue> {
  const { base, pages } = JSON.parse(await readFile(join(distDir, CATALOGUE_FILE), 'utf8')) as {
    readonly base: string;
    readonly pages: readonly CataloguedPage[];
  };
  const languages = languagesOf(pages);
  return {
    listed: pages.filter(({ robots }) => robots === undefined),
    languagesOf: (path) => (Object.hasOwn(languages, path) ? (languages[path] ?? []) : []),
    async readPage(path, locale) {
      const language = pageLanguage(languages, path, locale);
      if (language === null) return null;
      // The name is one of the catalogue's own, so no address reaches another file.
      const text = await readFile(join(distDir, base, pageFile(path, language)), 'utf8');
      return JSON.parse(text) as ContentPage;
    },
  };
}

/** Which pages there are, as the browser is told. */
export function languagesOf(pages: readonly CataloguedPage[]): PageLanguages {
  return Object.fromEntries(pages.map(({ path, languages }) => [path, languages]));
}
