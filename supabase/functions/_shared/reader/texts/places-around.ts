import { findOffer, homeTypeOf } from './home-words.ts';
import { placeInTitle } from './place-in-title.ts';
import { isAddressLine } from './spoken-words.ts';

/** Lines of a page, and characters of one and of a text, that are looked at. */
const MAX_LINES = 200;
const MAX_LINE = 120;
const MAX_TEXT = 2_000;

/** What is known of a home's page beside its lines. */
interface Page {
  /** what its layers read as the address */
  readonly addresses: readonly string[];
  readonly lines: readonly string[];
  /** titles, descriptions and the steps that lead to it */
  readonly texts: readonly string[];
  readonly url: string | null;
}

/** "Northside", "Maldives 1", "Northside, Sampleton": names of places and nothing else. */
const NAMES = /^\p{Lu}[\p{L}\d .'’-]{1,40}(?:, \p{Lu}[\p{L}\d .'’-]{1,40})?$/u;

/**
 * A place without a street, with what lies in it or around it: the one line of the page that has the place and beside it
 * names that the page's title, text, path or address has too, or that offers the home there.
 */
export function withPlacesAround(address: string | null, page: Page): string | null {
  if (address === null || address.length < 3 || /\d/.test(address) || address.split(',').length > 3)
    return address;
  const told = page.addresses.find(
    (other) => other.startsWith(`${address}, `) && areNames(other.slice(address.length + 2)),
  );
  if (told !== undefined && !/\d/.test(told)) return told;
  const own = address.toLowerCase();
  const lines = page.lines
    .slice(0, MAX_LINES)
    .filter((line) => line.length <= MAX_LINE && line.toLowerCase().includes(own));
  if (lines.length === 0) return address;
  const evidence = evidenceOf(page);
  const found = new Map<string, string>();
  for (const line of lines) {
    const place = around(line.trim(), address, evidence) ?? ofOffer(line, address);
    if (place !== null) found.set(place.toLowerCase(), place);
  }
  const [only] = found.values();
  return found.size === 1 && only !== undefined && isAddressLine(only) ? only : address;
}

/** A line that is the place with names in front of it or behind it, each of which the page names elsewhere. */
function around(line: string, address: string, evidence: string): string | null {
  const [text, own] = [line.toLowerCase(), address.toLowerCase()];
  const names = text.endsWith(`, ${own}`)
    ? line.slice(0, -address.length - 2)
    : text.startsWith(`${own}, `)
      ? line.slice(address.length + 2)
      : null;
  if (names === null || !areNames(names)) return null;
  return names.split(', ').every((name) => evidence.includes(` ${plain(name)} `)) ? line : null;
}

/** "Flat for sale in Northside, Sampleton": where a line offers the home, the place with one name in front of it. */
function ofOffer(line: string, address: string): string | null {
  if (findOffer(line) === null || homeTypeOf(line) === null) return null;
  // "Apartment at 18th floor for sale in Northside, Sampleton": the place stands behind the offer.
  const from = line.toLowerCase().lastIndexOf(' for sale') + 1;
  if (line.toLowerCase().indexOf(' for sale') + 1 !== from) return null;
  const place = placeInTitle(line.slice(from))?.replace(/[.!]$/, '') ?? '';
  const names = place.toLowerCase().endsWith(`, ${address.toLowerCase()}`)
    ? place.slice(0, -address.length - 2)
    : '';
  return areNames(names) && !names.includes(',') ? place : null;
}

function areNames(names: string): boolean {
  return NAMES.test(names) && names.split(', ').every((name) => homeTypeOf(name) === null);
}

function evidenceOf({ texts, url }: Page): string {
  const path = (url ?? '').slice(0, 400).replace(/[^\p{L}\d]+/gu, ' ');
  return ` ${[...texts.map((text) => plain(text.slice(0, MAX_TEXT))), plain(path)].join(' · ')} `;
}

function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\d]+/gu, ' ').trim();
}
