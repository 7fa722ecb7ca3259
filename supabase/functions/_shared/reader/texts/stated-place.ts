import { countryOfName } from './country-names.ts';
import { isRegionName } from './region-names.ts';
import { isAddressLine } from './spoken-words.ts';
import { stateOfZip } from './zip-states.ts';

/** Parts of an address, and characters of a line that can be one. */
const MAX_PARTS = 6;
const MAX_LINE = 160;

/**
 * The fullest of the lines that are this very address with more in it: the same street or name first, every other part of
 * it in its order, and beside them a quarter, a postcode, a region or a country. A line with another postcode is of another home.
 * @param fields lines that a source has as an address: what stands at the end of any other line may be a firm
 */
export function fullestTwin(
  address: string | null,
  postcode: string | null,
  lines: readonly string[],
  fields: readonly string[],
): string | null {
  const own = address === null ? [] : partsOf(address);
  const [first = ''] = own;
  // A name alone is in many lines: only a street with its number tells that a line is about the same home.
  if (own.length < 2 || !/\d/.test(first) || first.length < 6) return address;
  let fullest = address;
  for (const line of lines) {
    const text = line.trim().replace(/,$/, '');
    if (text.length > MAX_LINE || text.length <= (address?.length ?? 0)) continue;
    if (!small(text).startsWith(small(first))) continue;
    const parts = partsOf(text);
    const last = parts.length > MAX_PARTS ? -1 : endOfSame(parts, own);
    if (last < 0 || !isAddressLine(text)) continue;
    if (postcode !== null && hasPostcode(text) && !squeezed(text).includes(squeezed(postcode))) continue;
    if (!fields.includes(line) && endsInOther(parts, last, postcode)) continue;
    // A line with the postcode is the address as letters have it; a longer one may add the name of an area.
    const rank = (line: string | null) =>
      (line?.length ?? 0) +
      (postcode !== null && squeezed(line ?? '').includes(squeezed(postcode)) ? MAX_LINE : 0);
    if (rank(text) > rank(fullest)) fullest = text;
  }
  return fullest;
}

/** Does a line have anything but the postcode, a region or a country behind the last part of the address? */
function endsInOther(parts: readonly string[], last: number, postcode: string | null): boolean {
  return parts
    .slice(last + 1)
    .some(
      (part) =>
        !isRegionName(part) &&
        countryOfName(part) === null &&
        (postcode === null || squeezed(part) !== squeezed(postcode)),
    );
}

/** A region's name cut off by a full stop. */
const CUT_OFF = /^\p{L}{3,6}\.$/u;

/** Where a line has the last part of another one, if it has them all in their order, the first one first; else -1. */
function endOfSame(parts: readonly string[], own: readonly string[]): number {
  const names = parts.map(bare);
  const places = own.map((part, at) => {
    const name = bare(part);
    const isRegion = at > 1 && at === own.length - 1 && isRegionName(part);
    // "Sin." behind its town is Sinaloa.
    const isCutOff = (one: string) => isRegion && CUT_OFF.test(one) && name.startsWith(one.slice(0, -1));
    return names.findIndex((one) => one === name || isCutOff(one));
  });
  const isSame =
    places[0] === 0 && places.every((at, index) => index === 0 || at > (places[index - 1] ?? at));
  return isSame ? (places.at(-1) ?? -1) : -1;
}

/**
 * The address with its postcode, where one line of the page states the postcode beside the town that the address ends in:
 * "Sampleton (98765)", "98765 Sampleton", "Sampleton, TX 75001". Without an address it is that place alone.
 */
export function withStatedPostcode(
  address: string | null,
  town: string | null,
  postcode: string | null,
  lines: readonly string[],
): string | null {
  if (postcode === null || squeezed(address ?? '').includes(squeezed(postcode))) return address;
  const parts = address === null ? [] : partsOf(address);
  const last = parts.at(-1) ?? town ?? '';
  const at = parts.findLastIndex((part) => town !== null && small(part) === small(town));
  const name = at >= 0 ? (parts[at] ?? '') : last;
  if (name.length < 2 || (address !== null && /\d/.test(name))) return address;
  const stated =
    beside(name, postcode, lines) ?? (at >= 0 && last !== name ? beside(last, postcode, lines) : null);
  if (stated === null) return address;
  if (address === null) return stated;
  const place = parts.findLastIndex((part) => small(part) === small(partOf(stated, postcode)));
  return place < 0 ? address : [...parts.slice(0, place), stated, ...parts.slice(place + 1)].join(', ');
}

/** The name with its postcode, as the first such line writes them. */
function beside(name: string, postcode: string, lines: readonly string[]): string | null {
  const code = escaped(postcode).replace(/\\? /g, String.raw`\s?`);
  const place = escaped(name);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?<before>${code}\s{1,3})${place}|${place}(?<behind>\s{1,3}\(${code}\)|,?\s{1,3}${code}))(?![\p{L}\d])`,
    'iu',
  );
  for (const line of lines) {
    const { before, behind } = pattern.exec(line)?.groups ?? {};
    if (before !== undefined) return `${before.trim()} ${name}`;
    if (behind !== undefined) return behind.includes('(') ? `${name} (${postcode})` : `${name} ${postcode}`;
  }
  return null;
}

/** What a stated place is called without its postcode. */
function partOf(stated: string, postcode: string): string {
  return stated.replace(`(${postcode})`, '').replace(postcode, '').trim();
}

/** The parts of a line between its commas. */
export function partsOf(line: string): string[] {
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "12345 Sampleton", "TX 75001": a part without its postcode, in small letters; a street keeps its number. */
function bare(part: string): string {
  return small(
    part.replace(/^(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? (?=\p{Lu})|\s\(?\d{5}(?:-\d{4})?\)?$/u, ''),
  );
}

function hasPostcode(text: string): boolean {
  return /(?<!\d)\d{5}(?!\d)|\d{4} [A-Z]{2}\b|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(text);
}

function squeezed(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

function small(part: string): string {
  return part.toLowerCase();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

/** Countries that write the postcode in front of the town, and those that write it behind everything. */
const POSTCODE_FIRST: ReadonlySet<string> = new Set(
  'DE AT CH LI FR BE NL LU ES IT PT DK NO SE FI IS PL CZ SK HU SI HR RS BG RO EE GR MX'.split(' '),
);
const POSTCODE_LAST: ReadonlySet<string> = new Set('US CA AU GB NZ ZA TH IN SG'.split(' '));

/**
 * The street and town that one record of the page has as members of their own, with the postcode of the same record, as the
 * country writes it.
 */
export function withOwnPostcode(
  address: string | null,
  town: string | null,
  postcode: string | null,
  country: string | null,
): string | null {
  if (address === null || town === null || postcode === null || country === null) return address;
  const parts = partsOf(address);
  const at = parts.findLastIndex((part) => small(part) === small(town));
  if (at < 1 || squeezed(address).includes(squeezed(postcode))) return address;
  // A ZIP code stands behind the state that it is in.
  const state = country === 'US' && at === parts.length - 1 ? stateOfZip(postcode) : null;
  if (state !== null) return `${parts.join(', ')}, ${state} ${postcode}`;
  if (POSTCODE_LAST.has(country)) return `${parts.join(', ')} ${postcode}`;
  if (!POSTCODE_FIRST.has(country)) return address;
  return [...parts.slice(0, at), `${postcode} ${parts[at]}`, ...parts.slice(at + 1)].join(', ');
}

/** "Via Sample, 30" of a record that has town and postcode as members of their own: the street, and its place as the country writes it. */
export function withOwnTown(
  address: string | null,
  town: string | null,
  postcode: string | null,
  country: string | null,
): string | null {
  if (address === null || town === null || postcode === null || country === null) return address;
  const parts = partsOf(address);
  const isStreet = parts.length === 1 || (parts.length === 2 && /^\d{1,5}\s?[a-z]?$/i.test(parts[1] ?? ''));
  const isWhole = small(address).includes(small(town)) || squeezed(address).includes(squeezed(postcode));
  if (!isStreet || isWhole || !/\d/.test(address)) return address;
  const state = country === 'US' ? stateOfZip(postcode) : null;
  if (state !== null) return `${address}, ${town}, ${state} ${postcode}`;
  if (POSTCODE_LAST.has(country)) return `${address}, ${town}${country === 'GB' ? ',' : ''} ${postcode}`;
  return POSTCODE_FIRST.has(country) ? `${address}, ${postcode} ${town}` : address;
}
