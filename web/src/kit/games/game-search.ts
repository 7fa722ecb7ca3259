import type { GameChoices, GamePage } from '#wire/games.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { NO_FILTERS, type CollectionFilters } from './collection-filters.ts';

/** From here on the answer only says "more than". */
export const COUNTED_GAMES = 1000;

/** A page of this brand's open public games. */
export function readGamePage(filters: Partial<CollectionFilters>, after?: string | null): Promise<GamePage> {
  const { search, place, family, length, sort } = { ...NO_FILTERS, ...filters };
  return callRpc('game_collection', {
    ...brandArg(),
    ...(search ? { search } : {}),
    ...(place ? { place } : {}),
    ...(family ? { family } : {}),
    ...(length ? { length } : {}),
    sort,
    ...(after ? { after } : {}),
  });
}

/** What this brand's list of games can be narrowed to. */
export function readGameChoices(): Promise<GameChoices> {
  return callRpc('game_choices', { ...brandArg() });
}
