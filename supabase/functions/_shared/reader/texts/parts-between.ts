import { findOffer, homeTypeOf } from './home-words.ts';
import { isAddressLine } from './spoken-words.ts';
import { partsOf } from './stated-place.ts';

/** Parts of a line, and characters of one, that are looked at. */
const MAX_PARTS = 6;
const MAX_LINE = 140;
/** "Northside", "10. Bezirk": a name without a figure, or a district by its number. */
const NAME = /^(?:\p{Lu}[\p{L} .'’-]{2,40}|\d{1,2}\. ?(?:Bezirk|kerület|district))$/u;

/**
 * The address with the parts that lie between its street and its town, where a line of the page that names both has names
 * in between: "Sample St 1, Sampleton" beside "Sampleton, Northside, Sample St". A district that stands behind the town in
 * a line with the whole address goes behind it.
 * @param lines of the page, and the steps that lead to it as one line each
 * @param told titles and texts: a part that the page speaks of nowhere else may be a heading of its menu
 */
export function withPartsBetween(
  address: string | null,
  lines: readonly string[],
  told: readonly string[],
): string | null {
  const own = partsOf(address ?? '');
  const [first = ''] = own;
  if (address === null || own.length < 2 || own.length > 4 || first.length < 3) return address;
  const names = own.map(bare);
  const words = told.join('\n').toLowerCase();
  for (const line of lines) {
    const parts = line.length > MAX_LINE ? [] : partsOf(line);
    if (parts.length < 3 || parts.length > MAX_PARTS) continue;
    const at = names.map((name) => parts.findIndex((part) => bare(part) === name));
    const [street = -1, ...others] = at;
    const known = others.filter((place) => place >= 0);
    if (street < 0 || known.length === 0) continue;
    const isDown = known.every((place) => place > street);
    if (!isDown && !known.every((place) => place < street)) continue;
    const nearest = isDown ? Math.min(...known) : Math.max(...known);
    const between = isDown ? parts.slice(street + 1, nearest) : parts.slice(nearest + 1, street).toReversed();
    const behind =
      isDown && own.length === at.filter((place) => place >= 0).length
        ? districtBehind(parts.slice(Math.max(...known) + 1))
        : [];
    const isTold = (part: string) => words.includes(part.toLowerCase());
    const arePlaces = [...between, ...behind].every(
      (part) => NAME.test(part) && homeTypeOf(part) === null && findOffer(part) === null,
    );
    const isMore = between.length + behind.length > 0 && between.length < 3 && between.every(isTold);
    if (!isMore || !arePlaces) continue;
    const fuller = [first, ...between, ...own.slice(1), ...behind].join(', ');
    if (isAddressLine(fuller)) return fuller;
  }
  return address;
}

/** "10. Bezirk", "Northside": what a line has behind the town, where it begins with a district's number. */
function districtBehind(parts: readonly string[]): readonly string[] {
  return /^\d{1,2}\. ?(?:Bezirk|kerület|district)$/i.test(parts[0] ?? '') && parts.length < 3 ? parts : [];
}

/** A part in small letters, without a postcode before or behind its name. */
function bare(part: string): string {
  return part
    .toLowerCase()
    .replace(
      /^(?:[a-z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2})(?: [a-z]{2})? (?=\p{L})|\s\(?\d{4,5}\)?$/gu,
      '',
    );
}
