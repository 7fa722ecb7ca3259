import { findOffer, homeTypeOf } from './home-words.ts';
import { placeInTitle } from './place-in-title.ts';
import { isAddressLine } from './spoken-words.ts';
import { isStreetName } from './town-in-address.ts';

/** Lines at the top of a page: further down are the firm and other homes. */
const TOP_LINES = 40;
/** Lines of a page, and characters of one and of a text, that are looked at. */
const MAX_LINES = 200;
const MAX_LINE = 120;
const MAX_TEXT = 2_000;

/** What is known of a home's page beside its lines. */
interface Page {
  /** what its layers read as the address */
  readonly addresses: readonly string[];
  readonly lines: readonly string[];
  /** titles and the steps that lead to it */
  readonly names: readonly string[];
  readonly description: string | null;
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
  const field = page.addresses.find(
    (other) => other.startsWith(`${address}, `) && areNames(other.slice(address.length + 2)),
  );
  if (field !== undefined && !/\d/.test(field) && isAddressLine(field)) return field;
  const own = address.toLowerCase();
  const lines = page.lines.slice(0, MAX_LINES).map((line) => line.trim());
  const named = wordsOf([...page.names, page.url ?? '']);
  const told = wordsOf([...page.names, page.url ?? '', page.description ?? '']);
  const found = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_LINE || !line.toLowerCase().includes(own)) continue;
    const isTop = index < TOP_LINES;
    const place =
      withCity(line, address, told) ??
      (isTop ? (withPart(line, address, { named, told }) ?? ofOffer(line, address, lines)) : null);
    if (place !== null) found.set(place.toLowerCase(), place);
  }
  const [only] = found.values();
  return found.size === 1 && only !== undefined && isAddressLine(only) ? only : address;
}

/** A line that is the place with names behind it, each of which the page has elsewhere. */
function withCity(line: string, address: string, told: string): string | null {
  const isBehind = line.toLowerCase().startsWith(`${address.toLowerCase()}, `);
  const names = isBehind ? line.slice(address.length + 2) : '';
  return areNames(names) && areIn(names, told) ? line : null;
}

/** A line that is the place with names in front of it: a text that speaks of a street may lead to the shops. */
function withPart(
  line: string,
  address: string,
  { named, told }: Readonly<Record<'named' | 'told', string>>,
): string | null {
  const isBefore = line.toLowerCase().endsWith(`, ${address.toLowerCase()}`);
  const names = isBefore ? line.slice(0, -address.length - 2) : '';
  return areNames(names) && areIn(names, isStreetName(names) ? named : told) ? line : null;
}

/** "Flat for sale in Northside, Sampleton": the one offer of a line, in a place that another line speaks of too. */
function ofOffer(line: string, address: string, lines: readonly string[]): string | null {
  if (findOffer(line) === null || homeTypeOf(line) === null) return null;
  // "Apartment at 18th floor for sale in Northside, Sampleton": the place stands behind the offer.
  const from = line.toLowerCase().lastIndexOf(' for sale') + 1;
  if (line.toLowerCase().indexOf(' for sale') + 1 !== from) return null;
  const place = placeInTitle(line.slice(from))?.replace(/[.!]$/, '') ?? '';
  const isWhole = place.toLowerCase().endsWith(`, ${address.toLowerCase()}`);
  const name = isWhole ? place.slice(0, -address.length - 2) : '';
  const isKnown = lines.some((other) => other !== line && other.includes(name));
  return areNames(name) && !name.includes(',') && isKnown ? place : null;
}

function areNames(names: string): boolean {
  return NAMES.test(names) && names.split(', ').every((name) => homeTypeOf(name) === null);
}

function areIn(names: string, words: string): boolean {
  return names.split(', ').every((name) => words.includes(` ${plain(name)} `));
}

/** Texts as words with a gap on either side. */
function wordsOf(texts: readonly string[]): string {
  return ` ${texts.map((text) => plain(text.slice(0, MAX_TEXT))).join(' · ')} `;
}

function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\d]+/gu, ' ').trim();
}
