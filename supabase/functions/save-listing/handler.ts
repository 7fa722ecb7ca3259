import type { z } from 'zod';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import { hideAddress } from '../_shared/domain/hide-address.ts';
import { cleanPhotos } from '../_shared/pictures/clean-photos.ts';
import { cleanPlaceholder } from '../_shared/pictures/clean-placeholder.ts';
import { scrubPlayerTexts } from '../_shared/domain/player-texts.ts';
import { readPricesToScrub } from '../_shared/prices-to-scrub.ts';
import type { Handler } from '../_shared/serve.ts';
import type { saveListingRequest } from '../_shared/wire/home-edits.ts';

/** Shows nothing while the photo loads. */
const NO_PLACEHOLDER = 'data:,';

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
  const facts = scrubPlayerTexts('assets', scrubPlayerTexts('listings', input.facts, known), known);
  const photos = input.photos.map((photo) => scrubPlayerTexts('listing_photos', photo, known));
  // New pictures hold nothing but pixels before a player gets them.
  const pictures = input.photos.flatMap(({ file }) => file ?? []);
  if ((await cleanPhotos(pictures, caller.userId, { database, files })) > 0)
    throw new Unavailable('there are more files than one request looks at');
  // Players see town and district only, here as when the home was published.
  const forPlayers = (text: string) =>
    hideAddress(text, input.facts.addressLine, input.facts.postcode).trim();
  const { listing, removedFiles } = await database.call('save_listing', {
    userId: caller.userId,
    gameSlug: input.game,
    brand,
    gameListingId: input.gameListingId,
    version: input.version,
    facts: {
      ...facts,
      title: forPlayers(facts.title),
      description: forPlayers(facts.description),
      features: facts.features.map(forPlayers).filter((feature) => feature !== ''),
      status: input.status ?? null,
    },
    price,
    photos: photos.map((photo) => ({
      ...photo,
      alt: forPlayers(photo.alt) || 'A photo of this home',
      room: photo.room ?? '',
      attribution: photo.attribution ?? '',
      file: photo.file
        ? { ...photo.file, placeholder: cleanPlaceholder(photo.file.placeholder) ?? NO_PLACEHOLDER }
        : null,
    })),
  });
  // The rows are gone, so nobody finds the files any more. What fails here waits in the queue of removals.
  const folders = [...new Set(removedFiles.map((name) => name.slice(0, name.indexOf('/'))))];
  if (folders.length > 0 && (await files.remove('listing-photos', removedFiles)))
    await database.call('folders_removed', { folders });
  return { status: 200, body: listing };
};
