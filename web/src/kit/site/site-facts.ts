import { resolvePage, type ResolvedPage } from '#domain/site/site-content.ts';
import type { SitePage } from '#wire/site.ts';

/** Where pages of agencies are. */
export const SITE_BASE = '/i/';

/** A published page in the language in which it was answered. */
export function resolveSitePage(page: SitePage): ResolvedPage {
  return resolvePage(page, page.locale, page.locales);
}

/** The address of a page in a language: languages that share one are told apart by what search engines ask for. */
export function sitePath({ slugs, locales }: Pick<SitePage, 'slugs' | 'locales'>, locale: string): string {
  const slug = slugs[locale] ?? Object.values(slugs)[0] ?? '';
  const first = locales.find((one) => slugs[one] === slug);
  return `${SITE_BASE}${slug}${first === locale || first === undefined ? '' : `?lang=${locale}`}`;
}

/** What such a page adds to the head of its row, in the browser and on the site server alike. */
export function siteFacts(page: SitePage) {
  const { title, description } = resolveSitePage(page);
  return {
    values: { title, description: description || title },
    topic: 'i',
    path: sitePath(page, page.locale),
  };
}

/** The page that may stand at the front door. */
export const HOME_SLUG = 'home';

/** What such a page says in the head of the front door, under the front door's address. */
export function frontDoorFacts(page: SitePage) {
  const { values } = siteFacts(page);
  return {
    values,
    title: 'information.title',
    description: 'information.description',
    path: '/',
  } as const;
}
