import type { FamilyKey } from '#domain/families.ts';
import { ROOT_GAME, startPath } from '#domain/game-paths.ts';
import { withQuery } from '#lib/with-query.ts';

/**
 * Where the root leads to when its query names a game that it cannot show: the start of a game of another family, the bare
 * root when there is no such game (null). Null: it shows the game, or nobody knows (undefined).
 */
export function rootElsewhere(
  url: URL,
  game: { readonly slug: string; readonly family: FamilyKey } | null | undefined,
): string | null {
  if (game === undefined || game?.family === 'branded') return null;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(ROOT_GAME);
  const query = rest.size > 0 ? `?${rest.toString()}` : '';
  return withQuery(game === null ? '/' : startPath(game.family, game.slug), query);
}
