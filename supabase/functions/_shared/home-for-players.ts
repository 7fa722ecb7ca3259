import { hideAddress } from './domain/hide-address.ts';
import type { Money } from './domain/money.ts';
import { scrubPlayerTexts } from './domain/player-texts.ts';
import { cleanPlaceholder } from './pictures/clean-placeholder.ts';
import type { HomeFacts, HomePhotoFile } from './wire/home-edits.ts';

/** Shows nothing while the photo loads. */
const NO_PLACEHOLDER = 'data:,';

interface TypedPhoto {
  readonly id: string;
  readonly alt: string;
  readonly room?: string | null | undefined;
  readonly attribution?: string | null | undefined;
  readonly isHidden: boolean;
  readonly file?: HomePhotoFile | undefined;
}
type Place = Pick<HomeFacts, 'addressLine' | 'postcode'>;

/** A text as players read it: without the street and the whole postcode. */
export function withoutAddress(text: string, { addressLine, postcode }: Place): string {
  return hideAddress(text, addressLine, postcode).trim();
}

/** Facts as they are stored: no text tells a price, and none that players read before the guess tells the address. */
export function factsForPlayers(typed: HomeFacts, known: readonly Money[]): HomeFacts {
  const facts = scrubPlayerTexts('assets', scrubPlayerTexts('listings', typed, known), known);
  return {
    ...facts,
    title: withoutAddress(facts.title, typed),
    description: withoutAddress(facts.description, typed),
    features: facts.features
      .map((feature) => withoutAddress(feature, typed))
      .filter((feature) => feature !== ''),
  };
}

/** Photos as they are stored, in their order. */
export function photosForPlayers(typed: readonly TypedPhoto[], place: Place, known: readonly Money[]) {
  return typed.map((one) => {
    const photo = scrubPlayerTexts('listing_photos', one, known);
    return {
      ...photo,
      alt: withoutAddress(photo.alt, place) || 'A photo of this home',
      room: photo.room ?? '',
      attribution: photo.attribution ?? '',
      file: photo.file
        ? { ...photo.file, placeholder: cleanPlaceholder(photo.file.placeholder) ?? NO_PLACEHOLDER }
        : null,
    };
  });
}
