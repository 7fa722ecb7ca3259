import type { z } from 'zod';
import { Refusal } from '../_shared/problem.ts';
import { scrubPlayerTexts } from '../_shared/domain/player-texts.ts';
import { readPricesToScrub } from '../_shared/prices-to-scrub.ts';
import { refuseGameTexts } from '../_shared/refuse-game-texts.ts';
import { refuseEmbedDomains } from '../_shared/refuse-embed-domains.ts';
import type { Handler } from '../_shared/serve.ts';
import type { saveGameRequest } from '../_shared/wire/game-settings.ts';

/** Saves a game for one of its managers, its texts scrubbed of prices and judged as what everybody reads. Answers the game as `manage_game` does. */
export const saveGame: Handler<z.output<typeof saveGameRequest>> = async (input, { caller, database }) => {
  if (caller.userId === null) {
    throw new Refusal('not_allowed', 'Sign in first: only the people who run a game may change it.');
  }
  const brand = input.brand ?? null;
  const prices = await readPricesToScrub(database, caller.userId, input.game, brand);
  const settings = scrubPlayerTexts('games', input.settings, prices);
  const homes = input.homes.map((home) => scrubPlayerTexts('game_listings', home, prices));
  refuseGameTexts(settings, homes);
  refuseEmbedDomains(input.settings.embedDomains ?? []);
  const saved = await database.call('save_game', {
    userId: caller.userId,
    gameSlug: input.game,
    brand,
    version: input.version,
    settings,
    homes: homes.map((home) => ({
      ...home,
      gameListingId: home.gameListingId ?? null,
      listingId: home.listingId ?? null,
      titleOverride: home.titleOverride ?? '',
    })),
  });
  return { status: 200, body: saved };
};
