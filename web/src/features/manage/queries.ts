import type { EditionKey } from '#domain/editions.ts';
import type { GuessKind, GuessSort } from '#wire/managed-homes.ts';
import type { RunsOfStep, RunStep } from '#wire/runs-over-time.ts';
import type { ManagedGame, OwnGame, Scoot } from '#wire/managed-games.ts';
import {
  HOMES_A_PAGE,
  type GuessFigures,
  type GuessPage,
  type HomeToAdd,
  type ManagedListing,
} from '#wire/managed-homes.ts';
import type { TakedownPage } from '#wire/takedowns.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** A game with its homes, prices, codes and log; refuses whoever does not manage it. */
export function readManagedGame(slug: string): Promise<ManagedGame> {
  return callRpc('manage_game', { gameSlug: slug, ...brandArg() });
}

/** Runs of a game over time, the oldest step first. */
export function readRunsOverTime(slug: string, step: RunStep): Promise<readonly RunsOfStep[]> {
  return callRpc('runs_over_time', { gameSlug: slug, ...brandArg(), step });
}

/** A home of a game with its price versions and photos. */
export function readManagedListing(slug: string, gameListingId: string): Promise<ManagedListing> {
  return callRpc('manage_listing', {
    gameSlug: slug,
    gameListingId: gameListingId,
    ...brandArg(),
  });
}

/** A home to put into a game, as a row of a list. */
export interface AddableHome extends HomeToAdd {
  readonly id: string;
}

export interface AddableHomes {
  readonly rows: readonly AddableHome[];
  readonly next: string | null;
}

/** A page of the homes that the caller manages and the game does not show yet. */
export async function readHomesToAdd(
  slug: string,
  search: string,
  after: string | null,
): Promise<AddableHomes> {
  const homes = await callRpc('homes_to_add', {
    gameSlug: slug,
    ...brandArg(),
    search,
    ...(after ? { after } : {}),
  });
  const isFull = homes.length === HOMES_A_PAGE;
  return {
    rows: homes.map((home) => ({ ...home, id: home.listingId })),
    next: isFull ? (homes.at(-1)?.listingId ?? null) : null,
  };
}

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
  return callRpc('manage_guesses', {
    gameSlug: slug,
    gameListingId: gameListingId,
    ...brandArg(),
    sort: query.sort,
    isDescending: query.isDescending,
    filter: { ...(query.name ? { name: query.name } : {}), ...(query.kind ? { kind: query.kind } : {}) },
    after,
    pageSize: pageSize,
  });
}

/** A home with its price, counts and crowd figures. */
export function readGuessFigures(slug: string, gameListingId: string): Promise<GuessFigures> {
  return callRpc('manage_guess_figures', {
    gameSlug: slug,
    gameListingId: gameListingId,
    ...brandArg(),
  });
}

/** Takedown requests that the caller may decide about: of a game, or, without one, of every home. */
export function readTakedowns(
  slug: string | null,
  isDecided: boolean,
  after: string | null,
): Promise<TakedownPage> {
  return callRpc('takedowns', {
    ...(slug === null ? {} : { gameSlug: slug, ...brandArg() }),
    isDecided: isDecided,
    ...(after === null ? {} : { after }),
  });
}

/** For staff: homes that a request may mean, by an address of ours, their source, or words. */
export function readHomesToTakeDown(search: string): Promise<readonly HomeToAdd[]> {
  return callRpc('homes_to_take_down', { search });
}

/** All games of this brand, for its people. */
export function readScoot(): Promise<Scoot> {
  return callRpc('scoot_games', { ...brandArg() });
}

/** A page of the games of an edition's days, the latest first. */
export async function readEditionGames(
  edition: EditionKey,
  before: string | null = null,
): Promise<OwnGamesPage> {
  const { games, next } = await callRpc('edition_games', {
    edition,
    ...brandArg(),
    ...(before === null ? {} : { before }),
  });
  return { rows: games, next };
}

/** Whether the caller works for this brand, and so chooses what its site shows. */
export function mayArrangeGames(): Promise<boolean> {
  return callRpc('may_open_page', { access: 'agency-staff', ...brandArg() });
}

export interface OwnGamesPage {
  readonly rows: readonly OwnGame[];
  readonly next: string | null;
}

/** A page of the games of this brand that the caller made or works for, newest first. */
export async function readOwnGames(after: string | null = null): Promise<OwnGamesPage> {
  const { games, next } = await callRpc('own_games', { ...brandArg(), ...(after === null ? {} : { after }) });
  return { rows: games, next };
}
