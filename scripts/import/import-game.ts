import type { Backend } from './backend.ts';

export const ROUNDS = 5;

export interface ImportedGame {
  readonly slug: string;
  readonly title: string;
  readonly currency: string;
  readonly agencyKey: string;
  readonly listingIds: readonly string[];
}

/**
 * The game that an import makes: open and public, of runs of five rounds, the first five of its listings for everybody
 * unless its people chose otherwise since. The same import again changes nothing.
 * @returns the game's id
 */
export async function importGame(backend: Backend, game: ImportedGame): Promise<string> {
  const id = await backend.call('upsert_game', {
    payload: {
      agencyKey: game.agencyKey,
      slug: game.slug,
      family: 'public',
      title: game.title,
      currency: game.currency,
      state: 'open',
      visibility: 'public',
      roundsPerRun: ROUNDS,
    },
  });
  await backend.call('set_game_listings', { gameId: id, listingIds: game.listingIds });
  return id;
}
