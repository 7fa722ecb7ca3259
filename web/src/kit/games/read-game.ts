import type { Game } from '#wire/games.ts';
import { callRpc } from '#lib/api.ts';
import { accessToken, guestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/**
 * A game of this brand by its slug; refuses with `not_found`. One behind a code is asked for again as whoever this browser
 * is: somebody with a run of it sees it whole, while the page came with what anybody sees.
 */
export async function readGame(slug: string): Promise<Game> {
  const args = { gameSlug: slug, ...brandArg() };
  const game = await callRpc('game_overview', args);
  if (game.isBehindCode !== true) return game;
  const guest = guestToken();
  if (guest === undefined && !(await accessToken())) return game;
  return callRpc('game_overview', { ...args, guestToken: guest ?? null });
}

/** The open public games of this brand, newest first. */
export function readBrandGames(): Promise<readonly Game[]> {
  return callRpc('brand_games', { ...brandArg() });
}
