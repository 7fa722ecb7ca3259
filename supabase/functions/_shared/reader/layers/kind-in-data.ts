import { homeTypeOf } from '../texts/home-words.ts';
import { textOrName } from './text-or-name.ts';

/** A name of a kind of home; a category of anything else is none. */
export function kindName(value: unknown): string | null {
  const words = textOrName(value);
  return homeTypeOf(words) === null ? null : words;
}

/** What the record calls its home; "home" and "property" tell nothing that another layer does not know better. */
export function ownKindName(value: unknown): string | null {
  const words = textOrName(value);
  return /^(?:homes?|propert(?:y|ies)|residential|residence|living|wohnen|for[_ -](?:sale|rent))$/i.test(
    words ?? '',
  )
    ? null
    : words;
}
