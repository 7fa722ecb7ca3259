import { PAGE_GROUPS } from './groups.ts';
import { indexSlug } from './page-schema.ts';
import type { PageSource } from './read-pages.ts';

/** Pages of a group below a heading; without one where the group has no order of its own. */
export interface OrderedSection {
  readonly title?: { readonly en: string; readonly es: string };
  readonly pages: readonly PageSource[];
}

/** A group's pages, besides its own page, as its own page lists them. */
export function sectionsOf(group: string, sources: readonly PageSource[]): OrderedSection[] {
  const left = new Map(
    sources
      .filter((page) => page.group === group && page.slug !== indexSlug(group))
      .map((page) => [page.slug, page]),
  );
  const sections = (PAGE_GROUPS[group]?.sections ?? []).map(({ en, es, pages }) => ({
    title: { en, es },
    pages: pages.flatMap((slug) => {
      const page = left.get(slug);
      left.delete(slug);
      return page ? [page] : [];
    }),
  }));
  const others = [...left.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return [...sections, { pages: others }].filter(({ pages }) => pages.length > 0);
}

/** The pages before and after one in a guide; a group that is no guide has no way through. */
export function neighboursOf(
  page: PageSource,
  sources: readonly PageSource[],
): { readonly previous?: PageSource; readonly next?: PageSource } {
  if (!PAGE_GROUPS[page.group]?.isGuide) return {};
  const pages = sectionsOf(page.group, sources).flatMap((section) => section.pages);
  const index = sources.find(({ group, slug }) => group === page.group && slug === indexSlug(group));
  const way = index ? [index, ...pages] : pages;
  const place = way.indexOf(page);
  const [previous, next] = [way[place - 1], way[place + 1]];
  // The group's own page already leads to all of them.
  return {
    ...(previous && previous !== index ? { previous } : {}),
    ...(next && place >= 0 ? { next } : {}),
  };
}

function nameOf({ texts, slug }: PageSource): string {
  return texts.get('en')?.title ?? slug;
}
