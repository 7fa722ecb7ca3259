import { routeTable } from '#app/pages/route-table.ts';
import { isFamilyKey } from '#domain/families.ts';
import { boardPath, startPath } from '#domain/game-paths.ts';
import { HOME_SLUG, sitePath } from '#kit/site/site-facts.ts';
import type { BrandRecord } from '#wire/brands.ts';
import type { ListedGame } from '#wire/games.ts';
import type { PublishedPage } from '#wire/site.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { BackendReader } from './backend-reader.ts';
import type { CataloguedPage } from './page-catalogue.ts';
import { languagesHere, pageInLanguage } from './page-languages.ts';

/** Every public address of a brand's site: the indexable pages without parameters, and its open public games. */
export function sitemapPaths(games: readonly ListedGame[]): string[] {
  const pages = routeTable
    .filter((row) => !row.robots && !row.access && row.redirect === undefined && !/[:*]/.test(row.path))
    .map((row) => row.path);
  const ofGames = games.flatMap((game) => {
    const { family, slug } = game;
    if (!isFamilyKey(family)) return [];
    const board = boardPath(game);
    return [startPath(family, slug), ...(board === null ? [] : [board])];
  });
  return [...new Set([...pages, ...ofGames])];
}

/** What the brand's people published, in every language that they have; what stands at the front door is named there. */
function agencyPages(pages: readonly PublishedPage[], homePage: string | undefined) {
  const placeOf = (page: PublishedPage, locale: string) =>
    homePage === 'page' && page.slugs[locale] === HOME_SLUG ? '/' : sitePath(page, locale);
  const rows = pages.flatMap((page) =>
    page.locales
      .filter((locale) => page.slugs[locale] !== undefined)
      .map((locale) => [placeOf(page, locale), page.publishedAt] as const),
  );
  return new Map(rows);
}

interface SitemapFacts {
  readonly origin: string;
  readonly games: readonly ListedGame[];
  /** the content pages that search engines may know of */
  readonly pages: readonly CataloguedPage[];
  /** the languages that the brand speaks */
  readonly supported: readonly string[];
  /** what the brand's people published, and what they chose for their front door */
  readonly published: readonly PublishedPage[];
  readonly homePage: string | undefined;
}

/** The sitemap as XML: pages and games, what the brand's people published, and content pages in each of its languages. */
function sitemapXml({ origin, games, pages, supported, published, homePage }: SitemapFacts): string {
  const own = agencyPages(published, homePage);
  const content = new Map(
    pages.flatMap(({ path, changedOn, languages }) =>
      languagesHere(languages, supported).map(
        (language) => [pageInLanguage(path, language), changedOn] as const,
      ),
    ),
  );
  // Where an address is a content page, that is what is read there.
  const changed = new Map<string, string | null>([
    ...sitemapPaths(games).map((path) => [path, null] as const),
    ...own,
    ...content,
  ]);
  const rows = [...changed].map(
    ([path, at]) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${at === null ? '' : `<lastmod>${escapeHtml(at)}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/** The sitemap of a brand's site, of what is public at this moment. */
export async function writeSitemap(
  origin: string,
  brand: BrandRecord | null,
  { reader, pages }: { readonly reader: BackendReader; readonly pages: readonly CataloguedPage[] },
): Promise<string> {
  const key = brand?.key ?? 'default';
  const [games = [], published = []] = await Promise.all([
    reader.readListedGames(key),
    reader.readSitePages(key),
  ]);
  const { supportedLocales: supported = [], homePage } = brand ?? {};
  return sitemapXml({ origin, games, pages, supported, published, homePage });
}

/**
 * What crawlers may read. Management pages are named nowhere: they send noindex, and nothing links to them.
 * @param origin where the site is known to be; null on other hosts, whose pages may be read to find that they say noindex
 */
export function robotsTxt(origin: string | null): string {
  const rules = 'User-agent: *\nDisallow: /auth/\nAllow: /\n';
  return origin === null ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
