import { z } from 'zod';
import type { Money } from './domain/money.ts';
import { camelCase } from './wire/camel-case.ts';
import type { Database } from './database.ts';

const prices = z.array(z.object({ gameListingId: z.uuid(), amountMinor: z.number(), currency: z.string() }));

/** Every price that the texts of a game must not hold. The call also refuses whoever does not manage the game. */
export async function readPricesToScrub(
  database: Database,
  userId: string,
  game: string,
  brand: string | null,
): Promise<readonly Money[]> {
  return prices.parse(
    camelCase(await database.call('prices_to_scrub', { user_id: userId, game_slug: game, brand })),
  );
}
