import type { ReadContext } from '../read-context.ts';
import { homeTypeOf } from '../texts/home-words.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { isStreetName } from '../texts/town-in-address.ts';

/** "Sampleton, AB1": a town with the first half of its postcode. */
export function townAndOutward(heading: string | null): string | null {
  const line = heading ?? '';
  return /^\p{Lu}[\p{L} .'’-]{2,40}(?:, \p{Lu}[\p{L} .'’-]{2,40}){0,3},? [A-Z]{1,2}\d[A-Z\d]?$/u.test(line) &&
    homeTypeOf(line.split(',')[0]) === null
    ? line
    : null;
}

/** "Berlin Wedding | Musterstraße": a place and a street without a number, parted by a stroke. */
export function streetBesidePlace({ page }: ReadContext): string | null {
  for (const line of page.own.lines.slice(0, 40)) {
    const [first, second, more] = line.length > 90 ? [] : line.split(/\s[|·•]\s/).map((part) => part.trim());
    if (!first || !second || more !== undefined || ![first, second].every((part) => NAMES_ONLY.test(part)))
      continue;
    const [place, street] = isStreetName(first) ? [second, first] : [first, second];
    if (isStreetName(street) && !isStreetName(place) && homeTypeOf(place) === null && isAddressLine(street))
      return `${street}, ${place}`;
  }
  return null;
}

/** Words of a name, each with a capital or a short word between them, perhaps with a house's number. */
const NAMES_ONLY =
  /^\p{Lu}[\p{L}.'’-]{2,40}(?: (?:\p{Lu}|d[aeiou]l?\b|\d{1,4}\p{L}?$)[\p{L}.'’-]{0,40}){0,4}$/u;
