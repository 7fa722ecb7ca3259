import { z } from 'zod';
import type { Backend } from './backend.ts';

export interface ImportedGame {
  readonly slug: string;
  readonly title: string;
  readonly currency: string;
  readonly agencyKey: string;
  readonly listingIds: readonly string[];
}

const gameId = z.uuid();

/**
 * The game that an import makes: open and public, of runs of five rounds drawn at random from all its listings. The
 * same import again changes nothing.
 * @returns the game's id
 */
export async function importGame(backend: Backend, game: ImportedGame): Promise<string> {
  const id = gameId.parse(
    await backend.call('upsert_game', {
      payload: {
        agency_key: game.agencyKey,
        slug: game.slug,
        family: 'public',
        title: game.title,
        currency: game.currency,
        state: 'open',
        visibility: 'public',
        rounds_per_run: 5,
        round_order: 'random',
      },
    }),
  );
  await backend.call('set_game_listings', { game_id: id, listing_ids: game.listingIds });
  return id;
}
