import type { Game, GameChoices } from '#wire/games.ts';
import { wordOfWay } from '#domain/game-ways.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { NO_FILTERS, type CollectionFilters } from './collection-filters.ts';

/** From here on the answer only says "more than". */
export const COUNTED_GAMES = 1000;

/** One page of the list of games. */
export interface FoundGames {
  readonly rows: readonly Game[];
  readonly next: string | null;
  /** how many there are in all, as far as they are counted */
  readonly total: number;
}

/** A page of this brand's open public games. */
export async function readGamePage(
  filters: Partial<CollectionFilters>,
  after: string | null = null,
): Promise<FoundGames> {
  const { search, place, family, length, way, sort } = { ...NO_FILTERS, ...filters };
  const { games, ...page } = await callRpc('game_collection', {
    ...brandArg(),
    ...(search ? { search } : {}),
    ...(place ? { place } : {}),
    ...(family ? { family } : {}),
    ...(length ? { length } : {}),
    ...(way ? { way: wordOfWay(way) } : {}),
    sort,
    ...(after ? { after } : {}),
  });
  return { ...page, rows: games };
}

/** What this brand's list of games can be narrowed to. */
export function readGameChoices(): Promise<GameChoices> {
  return callRpc('game_choices', { ...brandArg() });
}
