import type { Money } from './domain/money.ts';
import type { Database } from './database.ts';

/** Every price that the texts of a game must not hold. The call also refuses whoever does not manage the game. */
export async function readPricesToScrub(
  database: Database,
  userId: string,
  game: string,
  brand: string | null,
): Promise<readonly Money[]> {
  return database.call('prices_to_scrub', { userId, gameSlug: game, brand });
}
