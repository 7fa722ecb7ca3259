import { routeTable } from '#app/pages/route-table.ts';
import { isFamilyKey } from '#domain/families.ts';
import { boardPath, startPath } from '#domain/game-paths.ts';
import { SITE_BASE } from '#kit/site/site-facts.ts';
import type { MenuLink, SiteFace } from '#wire/brands.ts';
import type { ListedGame } from '#wire/games.ts';
import { escapeHtml } from '#domain/escape-html.ts';
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

/** The pages that the brand's people wrote and lead to from their menus, in every language that they have. */
export function menuPaths(face: SiteFace | null): string[] {
  const pathsOf = ({ slugs = {}, links = [] }: MenuLink): string[] => [
    ...Object.values(slugs).map((slug) => SITE_BASE + slug),
    ...links.flatMap(pathsOf),
  ];
  return [...new Set([...(face?.top ?? []), ...(face?.bottom ?? [])].flatMap(pathsOf))];
}

/** The sitemap as XML, with the content pages that search engines may know of, in each language that the brand speaks. */
export function sitemapXml(
  origin: string,
  games: readonly ListedGame[],
  pages: readonly CataloguedPage[],
  supported: readonly string[],
  face: SiteFace | null = null,
): string {
  const row = (path: string, more = '') => `<url><loc>${escapeHtml(origin + path)}</loc>${more}</url>`;
  const rows = [
    ...[...sitemapPaths(games), ...menuPaths(face)].map((path) => row(path)),
    ...pages.flatMap(({ path, changedOn, languages }) =>
      languagesHere(languages, supported).map((language) =>
        row(pageInLanguage(path, language), `<lastmod>${changedOn}</lastmod>`),
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

/**
 * What crawlers may read. Management pages are named nowhere: they send noindex, and nothing links to them.
 * @param origin where the site is known to be; null on other hosts, whose pages may be read to find that they say noindex
 */
export function robotsTxt(origin: string | null): string {
  const rules = 'User-agent: *\nDisallow: /auth/\nAllow: /\n';
  return origin === null ? rules : `${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
