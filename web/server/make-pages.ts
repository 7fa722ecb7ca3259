import { indexSlug, type PageLanguage } from '../../content/page-schema.ts';
import type { PageSource } from '../../content/read-pages.ts';
import type { ContentPage, PageLine } from '#kit/content/content-page.ts';
import type { Locale } from '#lib/i18n.ts';
import { markdownNodes } from './markdown-nodes.ts';
import type { CataloguedPage } from './page-catalogue.ts';

const LOCALE_OF: Readonly<Record<PageLanguage, Locale>> = { en: 'en-GB', 'en-us': 'en-US', es: 'es' };

/** The catalogue of pages, in the order of their addresses. */
export function makeCatalogue(sources: readonly PageSource[]): CataloguedPage[] {
  return sources.map(({ path, changedOn, robots, texts }) => ({
    path,
    changedOn,
    ...(robots ? { robots } : {}),
    languages: [...texts.keys()].filter((language) => language !== 'en').map((one) => LOCALE_OF[one]),
  }));
}

/** Every page in every language that it is written in, ready to be drawn. */
export function makePages(sources: readonly PageSource[]): ContentPage[] {
  return sources.flatMap((source) =>
    [...source.texts.keys()].map((language) => makePage(source, language, sources)),
  );
}

function makePage(source: PageSource, language: PageLanguage, sources: readonly PageSource[]): ContentPage {
  const { path, group, slug, changedOn, robots, part, place, pack, texts } = source;
  const isOfGroup = (other: PageSource) => other.group === group && other !== source;
  const index = sources.find((other) => isOfGroup(other) && other.slug === indexSlug(group));
  const isIndex = slug === indexSlug(group);
  try {
    return {
      ...lineOf(source, language),
      language: LOCALE_OF[language],
      changedOn,
      ...(robots ? { robots } : {}),
      ...(part ? { part } : {}),
      ...(place ? { place } : {}),
      ...(pack ? { pack } : {}),
      ...(index ? { index: lineOf(index, language) } : {}),
      ...(isIndex ? { pages: sources.filter(isOfGroup).map((page) => lineOf(page, language)) } : {}),
      body: markdownNodes(texts.get(language)?.body ?? ''),
    };
  } catch (cause) {
    throw new Error(`The page ${path} (${language}) cannot be made: ${String(cause)}`, { cause });
  }
}

/** How a page is named on others: in the language of those, as far as it has it. */
function lineOf({ path, texts }: PageSource, language: PageLanguage): PageLine {
  const { title = '', description = '' } = texts.get(language) ?? texts.get('en') ?? {};
  return { path, title, description };
}
