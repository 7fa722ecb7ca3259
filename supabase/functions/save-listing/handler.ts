import type { z } from 'zod';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import { cleanPhotos } from '../_shared/pictures/clean-photos.ts';
import { factsForPlayers, photosForPlayers } from '../_shared/home-for-players.ts';
import { readPricesToScrub } from '../_shared/prices-to-scrub.ts';
import type { Handler } from '../_shared/serve.ts';
import type { saveListingRequest } from '../_shared/wire/home-edits.ts';

/** Saves a home for somebody who manages it and a game with it. Answers the home as `manage_listing` does. */
export const saveListing: Handler<z.output<typeof saveListingRequest>> = async (
  input,
  { caller, database, files },
) => {
  if (caller.userId === null) {
    throw new Refusal('not_allowed', 'Sign in first: only the people who manage a home may change it.');
  }
  const brand = input.brand ?? null;
  const { price } = input;
  const ofGame = await readPricesToScrub(database, caller.userId, input.game, brand);
  const currency = ofGame[0]?.currency;
  const known =
    price !== null && currency !== undefined
      ? [...ofGame, { amountMinor: price.amountMinor, currency }]
      : ofGame;
  // New pictures hold nothing but pixels before a player gets them.
  const pictures = input.photos.flatMap(({ file }) => file ?? []);
  if ((await cleanPhotos(pictures, caller.userId, { database, files })) > 0)
    throw new Unavailable('there are more files than one request looks at');
  const { listing, removedFiles } = await database.call('save_listing', {
    userId: caller.userId,
    gameSlug: input.game,
    brand,
    gameListingId: input.gameListingId,
    version: input.version,
    // Players see town and district only, here as when the home was published.
    facts: { ...factsForPlayers(input.facts, known), status: input.status ?? null },
    price,
    photos: photosForPlayers(input.photos, input.facts, known),
  });
  // The rows are gone, so nobody finds the files any more. What fails here waits in the queue of removals.
  const folders = [...new Set(removedFiles.map((name) => name.slice(0, name.indexOf('/'))))];
  if (folders.length > 0 && (await files.remove('listing-photos', removedFiles)))
    await database.call('folders_removed', { folders });
  return { status: 200, body: listing };
};
