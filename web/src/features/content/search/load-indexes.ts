import { AppError } from '#lib/app-error.ts';
import { locale } from '#lib/i18n.ts';
import { pageIndex, textIndex, type PageIndex, type TextIndex } from '#kit/content/page-index.ts';
import { searchFile, type SearchedPage } from '#kit/content/page-search.ts';
import { contentPages } from '../content-pages.ts';

/** What is searched first, which comes when somebody is about to search. */
export async function loadPageIndex(): Promise<PageIndex> {
  return pageIndex(JSON.parse(await fetchIndex('names')) as readonly SearchedPage[]);
}

/** The index of all texts, some times as large: it comes once somebody has asked something. */
export async function loadTextIndex(): Promise<TextIndex> {
  return textIndex(await fetchIndex('texts'));
}

async function fetchIndex(which: 'names' | 'texts'): Promise<string> {
  try {
    const response = await fetch(`${contentPages().base}/${searchFile(locale(), which)}`);
    // A server that knows no such file may answer with a page.
    if (!response.ok || response.headers.get('content-type')?.includes('html'))
      throw new Error(`It answered ${String(response.status)}.`);
    return await response.text();
  } catch (cause) {
    throw new AppError('chunk', 'The index of the pages did not load.', { cause });
  }
}
