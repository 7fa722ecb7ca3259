import { AppError } from '#lib/app-error.ts';
import { takeAnswer } from '#lib/env.ts';
import { locale } from '#lib/i18n.ts';
import { pageAnswer, pageFile, pageLanguage, type ContentPage } from '#kit/content/content-page.ts';
import { contentPages } from './content-pages.ts';

/** The language in which this reader sees the page at an address; null where there is no page. */
export function languageHere(path: string) {
  return pageLanguage(contentPages().pages, path, locale());
}

/** The content page at an address, as the site server handed it over, else fetched; refuses with `not_found`. */
export async function readPage(path: string): Promise<ContentPage> {
  const language = languageHere(path);
  if (language === null) throw new AppError('not_found', `There is no page at ${path}.`, { status: 404 });
  const handedOver = takeAnswer(...pageAnswer(path, language)) as ContentPage | undefined;
  return handedOver ?? fetchPage(pageFile(path, language));
}

/** A page that has a name has a file: where it does not come, the page that asks for it can be loaded anew. */
async function fetchPage(file: string): Promise<ContentPage> {
  try {
    const response = await fetch(`${contentPages().base}/${file}`);
    if (!response.ok) throw new Error(`It answered ${String(response.status)}.`);
    return (await response.json()) as ContentPage;
  } catch (cause) {
    throw new AppError('chunk', 'The text of this page did not load.', { cause });
  }
}
