import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import type {
  GuessFigures,
  GuessPage,
  HomeToAdd,
  ManagedGame,
  ManagedListing,
  Scoot,
  TakedownPage,
} from './manage-types.ts';

/** A game with its homes, prices, codes and log; refuses whoever does not manage it. */
export function readManagedGame(slug: string): Promise<ManagedGame> {
  return callRpc<ManagedGame>('manage_game', { game_slug: slug, ...brandArg() });
}

/** A home of a game with its price versions and photos. */
export function readManagedListing(slug: string, gameListingId: string): Promise<ManagedListing> {
  return callRpc<ManagedListing>('manage_listing', {
    game_slug: slug,
    game_listing_id: gameListingId,
    ...brandArg(),
  });
}

/** The most homes that one answer holds: fewer means that there are no more. */
export const HOMES_A_PAGE = 30;

/** Homes that the caller manages and the game does not show yet. */
export function readHomesToAdd(slug: string, search: string, after?: string): Promise<readonly HomeToAdd[]> {
  return callRpc<readonly HomeToAdd[]>('homes_to_add', {
    game_slug: slug,
    ...brandArg(),
    search,
    ...(after ? { after } : {}),
  });
}

export const GUESS_SORTS = ['time', 'amount', 'error', 'score'] as const;
export type GuessSort = (typeof GUESS_SORTS)[number];
export const GUESS_KINDS = ['ranked', 'practice', 'excluded'] as const;
export type GuessKind = (typeof GUESS_KINDS)[number];

export interface GuessQuery {
  readonly sort: GuessSort;
  readonly isDescending: boolean;
  readonly name: string;
  readonly kind: GuessKind | null;
}

/** A page of the guesses on a home, from the top or after a cursor. */
export function readGuesses(
  slug: string,
  gameListingId: string,
  query: GuessQuery,
  after: string | null = null,
  pageSize = 50,
): Promise<GuessPage> {
  return callRpc<GuessPage>('manage_guesses', {
    game_slug: slug,
    game_listing_id: gameListingId,
    ...brandArg(),
    sort: query.sort,
    is_descending: query.isDescending,
    filter: { ...(query.name ? { name: query.name } : {}), ...(query.kind ? { kind: query.kind } : {}) },
    after,
    page_size: pageSize,
  });
}

/** A home with its price, counts and crowd figures. */
export function readGuessFigures(slug: string, gameListingId: string): Promise<GuessFigures> {
  return callRpc<GuessFigures>('manage_guess_figures', {
    game_slug: slug,
    game_listing_id: gameListingId,
    ...brandArg(),
  });
}

/** Takedown requests that the caller may decide about: of a game, or, without one, of every home. */
export function readTakedowns(
  slug: string | null,
  isDecided: boolean,
  after: string | null,
): Promise<TakedownPage> {
  return callRpc<TakedownPage>('takedowns', {
    ...(slug === null ? {} : { game_slug: slug, ...brandArg() }),
    is_decided: isDecided,
    ...(after === null ? {} : { after }),
  });
}

/** For staff: homes that a request may mean, by an address of ours, their source, or words. */
export function readHomesToTakeDown(search: string): Promise<readonly HomeToAdd[]> {
  return callRpc<readonly HomeToAdd[]>('homes_to_take_down', { search });
}

/** All games of this brand, for its people. */
export function readScoot(): Promise<Scoot> {
  return callRpc<Scoot>('scoot_games', { ...brandArg() });
}
