import { homeFacts, homePhoto, homePrice } from '#wire/home-edits.ts';
import { fieldsToHome, type HomeToEdit, type ListingFields } from './listing-fields.ts';

/** Keys of a home's fields that the server would refuse. */
export function wrongHomeFields(home: Pick<HomeToEdit, 'prices'>, fields: ListingFields): readonly string[] {
  const request = fieldsToHome(fields);
  const facts = homeFacts.safeParse(request.facts);
  const wrong = facts.success ? [] : facts.error.issues.map((issue) => String(issue.path[0]));
  const hasPrice = home.prices.length > 0 && home.prices[0]?.kind !== 'poll';
  if (hasPrice && (fields['price.amountMinor'] === null || !homePrice.safeParse(request.price).success))
    wrong.push('price.amountMinor');
  if ((fields.latitude === null) !== (fields.longitude === null)) wrong.push('latitude');
  request.photos.forEach((photo, place) => {
    const id = fields.photos[place] ?? '';
    // A picture that is not uploaded yet has no folder.
    if (photo.file?.path === '') wrong.push(`photo.${id}.file`);
    else if (!homePhoto.safeParse(photo).success) wrong.push(`photo.${id}.alt`);
  });
  return [...new Set(wrong)];
}
