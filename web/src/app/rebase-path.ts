import { matchRoutes } from 'react-router-dom';
import { FAMILIES, isFamilyKey, type Family } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { withQuery } from '#lib/with-query.ts';
import type { PageRow } from './pages/page-row.ts';
import { routeTable } from './pages/route-table.ts';

const routes = routeTable.map(({ path }) => ({ path, caseSensitive: true }));

/**
 * A slug is unique within a brand across families, so a game may be looked for under the wrong family's base: the same
 * screen under its own base, or its start where its family has no such screen. The query is kept; null when the address
 * is right. The router and the site server both ask here.
 */
export function rebasePath(
  url: URL,
  row: PageRow,
  game: { readonly slug: string; readonly family: string },
): string | null {
  if (!row.family || row.family === game.family || !isFamilyKey(game.family)) return null;
  const from: Family = FAMILIES[row.family];
  const isStart = url.pathname === `${from.basePath}/${game.slug}`;
  const moved = FAMILIES[game.family].basePath + url.pathname.slice(from.basePath.length);
  const path = isStart ? undefined : matchRoutes(routes, moved)?.at(-1)?.route.path;
  return withQuery(path && path !== '*' ? moved : startPath(game.family, game.slug), url.search);
}
