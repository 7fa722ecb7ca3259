import type { FamilyKey } from '#domain/families.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import type { Game } from '#lib/read-game.ts';
import { NO_FILTERS, type CollectionFilters } from './collection-filters.ts';

/** One page of the list of games. */
export interface GamePage {
  readonly games: readonly Game[];
  /** how many there are in all; over a thousand nobody counts on */
  readonly total: number;
  /** what the next page is asked for with; null on the last */
  readonly next: string | null;
}

/** What the list can be narrowed to, and how many games each choice leaves. */
export interface GameChoices {
  readonly places: readonly { readonly place: string; readonly games: number }[];
  readonly families: readonly { readonly family: FamilyKey; readonly games: number }[];
}

/** From here on the answer only says "more than". */
export const COUNTED_GAMES = 1000;

/** A page of this brand's open public games. */
export function readGamePage(filters: Partial<CollectionFilters>, after?: string | null): Promise<GamePage> {
  const { search, place, family, length, sort } = { ...NO_FILTERS, ...filters };
  return callRpc<GamePage>('game_collection', {
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
  return callRpc<GameChoices>('game_choices', { ...brandArg() });
}
