import { readUkPostcode } from './read-postcode.ts';
import { isAddressLine } from './spoken-words.ts';
import { isStreetName } from './town-in-address.ts';

/** Lines of a page in which the place of its home stands: further down are others and the firm. */
const FIRST_LINES = 60;

/** "Sample Avenue 2100, Sampleton": a street with its number, then more. */
const STREET_LINE =
  /^(?:\p{L}[\p{L} .'’-]{3,60} \d{1,5}\s?[a-z]?|\d{1,6}[\w/-]{0,6},? \p{L}[\p{L} .'’-]{3,60}),\s*(?:\p{L}|\d{4,5}\s)/iu;

/** Does a part of a line, its postcode apart, begin with this name? */
function namesPlace(line: string, name: string): boolean {
  return line
    .split(',')
    .slice(1)
    .some((part) =>
      part
        .trim()
        .replace(/^[\d-]{4,8}\s+/, '')
        .toLowerCase()
        .startsWith(name.toLowerCase()),
    );
}

/** Where a page tells only the place as its address: the one line that names a street in that place. */
export function streetLine(place: string | null, lines: readonly string[]): string | null {
  const name = place?.trim() ?? '';
  if (name.length < 3 || name.length > 60 || /\d/.test(name) || isStreetName(name)) return null;
  const found = lines
    .slice(0, FIRST_LINES)
    .map((line) => line.trim())
    .filter(
      (line) =>
        line.length <= 120 &&
        (STREET_LINE.test(line) || isPostalLine(line)) &&
        namesPlace(line, name) &&
        isAddressLine(line),
    );
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

/** "Sample Building, Sampleton, Sampleshire, SM1 1AA": a building's name instead of a number, and a whole postcode at the end. */
function isPostalLine(line: string): boolean {
  const postcode = readUkPostcode(line);
  const isLast = postcode !== null && line.toUpperCase().trimEnd().endsWith(postcode.slice(-3));
  return isLast && /^\p{Lu}[^,]{2,50},[^,]{2,50},/u.test(line);
}

/** "12 rue des Exemples, 98765 Exempleville": a street with its number, its postcode and its town, and nothing else. */
const WHOLE_LINE =
  /^(?:\d{1,4}\s?(?:bis|ter|[a-z])?,?\s\p{L}[\p{L} .'’-]{3,50}|\p{Lu}[\p{L} .'’-]{3,50}\s\d{1,4}(?:\s?[a-z](?:\s\d{1,3})?)?)(?:,|\s[-–])\s+(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2})\s+(?<town>\p{Lu}[\p{L} .'’-]{1,40})$/iu;

/** The one of a page's first lines that is a whole address in a town that its titles name: the firm's is elsewhere. */
export function wholeAddressLine(lines: readonly string[], titles: readonly string[]): string | null {
  const named = titles.join('\n').slice(0, 2_000).toLowerCase();
  const found = new Set(
    lines.slice(0, FIRST_LINES).flatMap((text) => {
      const line = text.trim();
      const town = line.length > 120 ? undefined : WHOLE_LINE.exec(line)?.groups?.['town']?.toLowerCase();
      return town !== undefined && named.includes(town) && isAddressLine(line) ? [line] : [];
    }),
  );
  const [only] = found;
  return found.size === 1 ? (only?.replace(/\s[-–]\s+(?=\d)/, ', ') ?? null) : null;
}

/** "Musterstraße, 1180 Musterstadt": a street without a number, its postcode and its town. */
const STREET_AND_PLACE =
  /^(?<street>\p{Lu}[\p{L} .'’-]{3,50}),\s+(?<postcode>\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2})\s+\p{Lu}[\p{L} .'’()-]{1,50}$/u;

/**
 * The one of a page's first lines that begins with the same street and ends in its postcode and town: an address without
 * any figure may be a box that names what is around.
 */
export function postalLine(address: string | null, lines: readonly string[]): string | null {
  const street = address?.split(',')[0]?.trim().toLowerCase() ?? '';
  if (street.length < 4 || /\d/.test(address ?? '')) return null;
  const found = new Set(
    lines
      .slice(0, FIRST_LINES)
      .map((line) => line.trim())
      .filter(
        (line) =>
          STREET_AND_PLACE.exec(line)?.groups?.['street']?.toLowerCase() === street && isAddressLine(line),
      ),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}
