import { matchRoutes } from 'react-router-dom';
import { toAppError } from '#lib/app-error.ts';
import { gamePage } from '#kit/games/game-page.ts';
import { t } from '#lib/i18n.ts';
import { loadTexts } from '#lib/load-texts.ts';
import { readGame } from '#kit/games/read-game.ts';
import { metaSite } from '../head.tsx';
import { metaTags, servedMeta, type PageFacts, type PageMeta } from '../page-meta.ts';
import { routeTable } from '../pages/route-table.ts';
import type { PageRow } from '../pages/page-row.ts';

/** What a path's page says of itself. */
export interface ComputedMeta {
  /** the row's pattern, such as `/game/:gameSlug` */
  readonly pattern: string;
  readonly screen: string;
  readonly redirect: string | null;
  readonly meta: PageMeta;
  readonly tags: readonly { readonly name: string; readonly value: string }[];
}

/** The metadata of a path on this brand, by the same function and facts as the page's own head. */
export async function computeMeta(url: URL): Promise<ComputedMeta> {
  const routes = routeTable.map((row) => ({ path: row.path, caseSensitive: true, row }));
  const match = matchRoutes(routes, url.pathname)?.at(-1);
  const missing = routeTable.find(({ path }) => path === '*');
  if (!missing) throw new Error('the route table has no row for unknown paths');
  const params = match?.params ?? {};
  const { row, facts } = await factsOf(match?.route.row ?? missing, params.gameSlug, missing);
  await loadTexts(row.texts ?? []);
  const site = metaSite();
  const meta = servedMeta({ row, facts, params, site, url, translate: t });
  const tags = metaTags(meta, url, site).flatMap(([, , name, value]) =>
    value === null ? [] : [{ name, value }],
  );
  return {
    pattern: row.path,
    screen: row.screen,
    redirect: row.redirect ?? null,
    meta,
    tags: [{ name: 'title', value: meta.title }, ...tags],
  };
}

/** A page of a game that is not there is the page that says so. */
async function factsOf(
  row: PageRow,
  slug: string | undefined,
  missing: PageRow,
): Promise<{ row: PageRow; facts: PageFacts }> {
  if (!row.family || slug === undefined || row.redirect !== undefined) return { row, facts: {} };
  try {
    return { row, facts: gamePage(await readGame(slug)) };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'not_found') throw thrown;
    return { row: missing, facts: {} };
  }
}
