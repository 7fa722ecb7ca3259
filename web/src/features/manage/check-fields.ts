import type { ManagedListing } from '#wire/managed-homes.ts';
import { gameSettings } from '#wire/game-settings.ts';
import { homeFacts, homePhoto, homePrice } from '#wire/home-edits.ts';
import { listOf, numberOf, textOf } from './game-fields.ts';
import type { Fields } from '#kit/edits/merge-edits.ts';
import { fieldsToListingRequest } from './listing-fields.ts';

/** Keys of a game's fields that the server would refuse, by the same contract that it reads. */
export function wrongGameFields(fields: Fields): readonly string[] {
  const settings = Object.fromEntries(Object.entries(fields).filter(([key]) => !key.includes('.')));
  const read = gameSettings.safeParse(settings);
  const wrong = read.success ? [] : read.error.issues.map((issue) => String(issue.path[0]));
  const [opens, closes] = [textOf(fields.opensAt), textOf(fields.closesAt)];
  if (opens !== '' && closes !== '' && opens >= closes) wrong.push('closesAt');
  return [...new Set(wrong)];
}

/** Keys of a home's fields that the server would refuse. */
export function wrongListingFields(listing: ManagedListing, fields: Fields): readonly string[] {
  const request = fieldsToListingRequest(listing, 1, fields);
  const facts = homeFacts.safeParse(request.facts);
  const wrong = facts.success ? [] : facts.error.issues.map((issue) => String(issue.path[0]));
  const hasPrice = listing.prices.length > 0 && listing.prices[0]?.kind !== 'poll';
  if (
    hasPrice &&
    (numberOf(fields['price.amountMinor']) === null || !homePrice.safeParse(request.price).success)
  )
    wrong.push('price.amountMinor');
  if ((numberOf(fields.latitude) === null) !== (numberOf(fields.longitude) === null)) wrong.push('latitude');
  request.photos.forEach((photo, place) => {
    if (!homePhoto.safeParse(photo).success) wrong.push(`photo.${listOf(fields.photos)[place] ?? ''}.alt`);
  });
  return [...new Set(wrong)];
}
