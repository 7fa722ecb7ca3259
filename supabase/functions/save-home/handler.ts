import type { z } from 'zod';
import { scrubPrices } from '../_shared/domain/price-scrub.ts';
import { factsForPlayers, photosForPlayers, withoutAddress } from '../_shared/home-for-players.ts';
import { cleanPhotos } from '../_shared/pictures/clean-photos.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import type { saveHomeRequest } from '../_shared/wire/agency-homes.ts';

/**
 * Saves what is given of a home for somebody who manages it, whether or not a game has it. Whatever players read goes
 * through the same scrub as everywhere; texts in further languages too.
 */
export const saveHome: Handler<z.output<typeof saveHomeRequest>> = async (
  input,
  { caller, database, files },
) => {
  if (caller.userId === null) {
    throw new Refusal('not_allowed', 'Sign in first: only the people who manage a home may change it.');
  }
  const { listingId, version, offer, price, texts } = input;
  const owner = { userId: caller.userId, listingId };
  const stored = await database.call('prices_of_home', owner);
  const currency = stored[0]?.currency;
  const known = price && currency ? [...stored, { amountMinor: price.amountMinor, currency }] : stored;
  const place =
    input.facts ?? (texts || input.photos ? await database.call('place_of_home', owner) : NO_PLACE);
  const pictures = (input.photos ?? []).flatMap(({ file }) => file ?? []);
  if ((await cleanPhotos(pictures, caller.userId, { database, files })) > 0)
    throw new Unavailable('there are more files than one request looks at');
  const { home, removedFiles } = await database.call('save_home', {
    ...owner,
    version,
    facts: input.facts ? factsForPlayers(input.facts, known) : null,
    offer: offer ?? null,
    price: price ?? null,
    photos: input.photos ? photosForPlayers(input.photos, place, known) : null,
    texts: texts
      ? texts.map((cell) => ({ ...cell, text: withoutAddress(scrubPrices(cell.text, known), place) }))
      : null,
  });
  // The rows are gone, so nobody finds the files any more. What fails here waits in the queue of removals.
  const folders = [...new Set(removedFiles.map((name) => name.slice(0, name.indexOf('/'))))];
  if (folders.length > 0 && (await files.remove('listing-photos', removedFiles)))
    await database.call('folders_removed', { folders });
  return { status: 200, body: home };
};

const NO_PLACE = { addressLine: null, postcode: null };
