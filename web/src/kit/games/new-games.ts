import type { Game } from '#wire/games.ts';
import { ownRun } from './own-runs.ts';
import { readOwnRuns } from './read-own-runs.ts';

/**
 * Games in two parts: those that this visitor has not begun, which still count, and the others. Somebody's latest runs
 * are asked for, and this browser remembers its ranked ones; without an answer its memory has to do.
 */
export async function sortNewGames(
  games: Promise<readonly Game[]>,
): Promise<{ readonly fresh: readonly Game[]; readonly begun: readonly Game[] }> {
  const [all, { rows }] = await Promise.all([games, readOwnRuns().catch(() => ({ rows: [] }))]);
  const known = new Set(rows.map((run) => run.game.id));
  const isBegun = (game: Game) => known.has(game.id) || ownRun(game.id) !== undefined;
  return { fresh: all.filter((game) => !isBegun(game)), begun: all.filter(isBegun) };
}
