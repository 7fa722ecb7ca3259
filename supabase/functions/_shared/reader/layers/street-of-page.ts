import type { HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { homeTypeOf } from '../texts/home-words.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { isStreetName } from '../texts/town-in-address.ts';

/** "Prof. Musterlaan 54", "12 Sample Road": a heading that is a street with its number, and nothing else. */
export function streetHeading(heading: string | null): string | null {
  const line = heading ?? '';
  const isNumbered =
    /^\p{Lu}[\p{L} .'’-]{3,50} \d{1,4}(?:\s?\p{L}(?:\s\d{1,3})?)?$/u.test(line) ||
    /^(?:\d{1,5}\/)?\d{1,5}\p{L}? \p{Lu}[\p{L} .'’-]{3,50}$/u.test(line);
  return isNumbered &&
    isStreetName(line.replace(/\s*\d{1,4}(?:\s?\p{L}(?:\s\d{1,3})?)?$/u, '')) &&
    isAddressLine(line) &&
    homeTypeOf(line) === null
    ? line
    : null;
}

/** "Sampleweg 12 | Agents": a page without a heading says its street in front of its own name. */
export function streetInTitle(heading: HtmlElement | null, { page }: ReadContext): string | null {
  const [first, ...more] = (page.title ?? '').slice(0, 200).split(/\s[-–—|·]\s/);
  return heading === null && more.length > 0 ? streetHeading(cleanLine(first)) : null;
}

/** "Rivitalo 4h+k Mallikuja 3 A, Kuusela": a street in one word with its number, in the title of a page without a heading. */
const STREET_IN_TITLE =
  /(?<=^|[\s,])(?<street>\p{Lu}[\p{L}-]{2,30}(?:katu|tie|kuja|polku|raitti|bulevardi|gatan|vägen|straße|strasse|straat|laan|weg|gade|vej|veien|gata)\s\d{1,4}(?:\s?\p{L}(?:\s\d{1,3})?)?)(?:,\s(?<place>\p{Lu}[\p{L} .'’-]{2,40}))?(?=$|,|\s[-–—|·]\s)/u;

export function streetWordInTitle(heading: HtmlElement | null, { page }: ReadContext): string | null {
  if (heading !== null) return null;
  const { street, place } = STREET_IN_TITLE.exec((page.title ?? '').slice(0, 200))?.groups ?? {};
  return street === undefined ? null : place === undefined ? street : `${street}, ${place}`;
}

/** "02230 Kuusela", "Kuusela, Metsola": what may stand in the line below a street. */
const BELOW_STREET = /^(?:\d{4,5}\s)?\p{Lu}[\p{L} .'’-]{2,40}(?:,\s\p{Lu}[\p{L} .'’-]{2,40})?$/u;

/** "Mallikuja 3 A" above "Metsola, Kuusela": the one line of a page without a heading that is a street with its number. */
export function streetWithoutHeading(heading: HtmlElement | null, { page }: ReadContext): string | null {
  if (heading !== null) return null;
  const lines = page.own.lines.slice(0, 40).map((line) => line.trim());
  // A number in front is how British firms write where they are.
  const found = new Set(
    lines.filter((line) => line.length <= 60 && /^\p{L}/u.test(line) && streetHeading(line) !== null),
  );
  const [only] = found;
  if (found.size !== 1 || only === undefined) return null;
  const below = lines[lines.indexOf(only) + 1] ?? '';
  const isPlace = BELOW_STREET.test(below) && homeTypeOf(below) === null && isAddressLine(below);
  return isPlace ? `${only}, ${below}` : only;
}
