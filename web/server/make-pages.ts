import { CHARTS } from '../../content/charts.ts';
import { countWords } from '../../content/count-words.ts';
import { checkedOn } from '../../content/dated-facts.ts';
import { neighboursOf, sectionsOf } from '../../content/order-pages.ts';
import { indexSlug, type PageLanguage } from '../../content/page-schema.ts';
import type { PageSource } from '../../content/read-pages.ts';
import { relatePages, type RelatedPages } from '../../content/related-pages.ts';
import type { ContentPage, PageLine, PageNode } from '#kit/content/content-page.ts';
import type { Locale } from '#lib/i18n.ts';
import { markdownNodes } from './markdown-nodes.ts';
import type { CataloguedPage } from './page-catalogue.ts';
import { stillChart } from './still-chart.ts';

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

/** How many pages are offered after one. */
const RELATED = 3;
/** Adults read prose of this kind at 200 to 260 words a minute. */
const WORDS_A_MINUTE = 230;

/** Every page in every language that it is written in, ready to be drawn. */
export function makePages(sources: readonly PageSource[]): ContentPage[] {
  const related = relatePages(sources);
  return sources.flatMap((source) =>
    [...source.texts.keys()].map((language) => makePage(source, language, sources, related)),
  );
}

function makePage(
  source: PageSource,
  language: PageLanguage,
  sources: readonly PageSource[],
  related: RelatedPages,
): ContentPage {
  const { changedOn, robots, part, place, pack, texts } = source;
  try {
    const checked = checkedOn(source.path);
    const text = markdownNodes(texts.get(language)?.body ?? '');
    const body = withCharts(text, source.path, LOCALE_OF[language]);
    return {
      ...lineOf(source, language),
      language: LOCALE_OF[language],
      changedOn,
      ...(checked ? { checkedOn: checked } : {}),
      minutes: minutesOf(texts.get(language)?.body ?? ''),
      ...(robots ? { robots } : {}),
      ...(part ? { part } : {}),
      ...(place ? { place } : {}),
      ...(pack ? { pack } : {}),
      ...waysOn(source, language, sources, related),
      body,
    };
  } catch (cause) {
    throw new Error(`The page ${source.path} (${language}) cannot be made: ${String(cause)}`, { cause });
  }
}

/** A page's charts stand after its introduction. */
function withCharts(nodes: readonly PageNode[], path: string, locale: Locale): PageNode[] {
  const charts = CHARTS.filter(({ page }) => page === path).map((chart) => stillChart(chart, locale));
  const first = nodes.findIndex((node) => typeof node === 'object' && node.tag === 'h2');
  const place = first === -1 ? nodes.length : first;
  return [...nodes.slice(0, place), ...charts, ...nodes.slice(place)];
}

type Ways = Pick<ContentPage, 'index' | 'sections' | 'previous' | 'next' | 'related'>;

/** Where a reader goes from a page: to its group's, to the one after it, and to what is like it. */
function waysOn(
  source: PageSource,
  language: PageLanguage,
  sources: readonly PageSource[],
  related: RelatedPages,
): Ways {
  const { group, slug } = source;
  if (slug === indexSlug(group))
    return {
      sections: sectionsOf(group, sources).map(({ title, pages }) => ({
        ...(title ? { title: language === 'es' ? title.es : title.en } : {}),
        pages: pages.map((page) => lineOf(page, language)),
      })),
    };
  const index = sources.find((other) => other.group === group && other.slug === indexSlug(group));
  const { previous, next } = neighboursOf(source, sources);
  const others = related(source, language, RELATED + 2).filter((one) => one !== previous && one !== next);
  return {
    ...(index ? { index: lineOf(index, language) } : {}),
    ...(previous ? { previous: lineOf(previous, language) } : {}),
    ...(next ? { next: lineOf(next, language) } : {}),
    ...(others.length > 0 ? { related: others.slice(0, RELATED).map((page) => lineOf(page, language)) } : {}),
  };
}

function minutesOf(body: string): number {
  return Math.max(1, Math.round(countWords(body) / WORDS_A_MINUTE));
}

/** How a page is named on others: in the language of those, as far as it has it. */
function lineOf({ path, texts }: PageSource, language: PageLanguage): PageLine {
  const own = texts.get(language);
  const { title = '', description = '' } = own ?? texts.get('en') ?? {};
  return {
    path,
    title,
    description,
    // American readers read British English as it is.
    ...(own || language === 'en-us' ? {} : { inLanguage: LOCALE_OF.en }),
  };
}
