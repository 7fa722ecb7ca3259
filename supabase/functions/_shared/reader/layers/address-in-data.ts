import { numberAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import { textOrName } from './text-or-name.ts';

/** Where sources keep a house number beside its street. */
const HOUSE_NUMBERS = [
  'houseNumber',
  'streetNumber',
  'house_number',
  'street_number',
  'streetNo',
  'number',
  'nummer',
  'hausnummer',
];

/** An address, a street with the house number beside it. */
export function addressOf(value: unknown, owner: JsonRecord): string | null {
  const words = textOrName(value);
  if (words === null || /\d/.test(words) || !/street|strasse|straße/i.test(Object.keys(owner).join(' ')))
    return words;
  const number = HOUSE_NUMBERS.map(
    (name) =>
      textAt(value, name) ?? textAt(owner, name) ?? wholeAt(owner, name) ?? wholeAt(owner.house, name),
  ).find((found) => found !== null);
  const isNumber = number !== undefined && /^\d{1,5}\s?\p{L}?(?:[-/]\d{1,4}\p{L}?)?$/u.test(number);
  if (!isNumber) return words;
  return NUMBER_FIRST.test(words) ? `${number} ${words}` : `${words} ${number}`;
}

/** "S Oak Ave", "Station Road": English streets have the numbers of their houses in front; French ones have them behind in Belgium. */
const NUMBER_FIRST =
  /\s(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|trl|trail|close|crescent|cres|gardens|grove|mews|row|square|sq|walk)\.?(?:\s[NSEW]{1,2})?$/i;

/** Lists of an address's lines, one of which is its street with a number. */
export const ADDRESS_LINES = ['addresslines', 'addressline', 'streetlines', 'displayaddresslines'];

export function addressLine(value: unknown): string | null {
  const lines: readonly unknown[] = Array.isArray(value) ? value.slice(0, 4) : [value];
  return (
    lines.find(
      (line): line is string =>
        typeof line === 'string' && line.length <= 120 && /\p{L}{3}/u.test(line) && /\d/.test(line),
    ) ?? null
  );
}

/** The street with its number beside a home whose own record has only the place: "Sampleton, North". */
export function streetAround({ address: place }: PartialFacts, around: PartialFacts): string | null {
  const { address, town } = around;
  const isPlace = typeof place === 'string' && !/\d/.test(place);
  return isPlace && address && /\d/.test(address) && town && place.includes(town) ? address : null;
}

/** "Northside, 12345 Sampleton", "1234 AB Sampleton": the line below a street. */
const PLACE_LINE =
  /^(?:\p{Lu}[\p{L} .'’()-]{2,40},\s)?(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{4}\s?[A-Z]{2}|\d{3}\s\d{2}|\d{2}-\d{3})\s\p{Lu}[\p{L} .'’()-]{1,50}$/u;
/** Members of a record that are looked at. */
const MAX_LINES = 60;

/** A street with its number, and behind it the place that one record of the page's data keeps as a line beside the same street. */
export function withPlaceBeside(address: string | null, records: readonly JsonRecord[]): string | null {
  const street = address?.split(',')[0]?.trim() ?? '';
  if (address === null || !/^\p{Lu}[^,\d]{2,50}\s\d{1,4}\s?\p{L}?$/u.test(street)) return address;
  const places = new Set<string>();
  for (const record of records) {
    const values = Object.values(record).slice(0, MAX_LINES);
    if (!values.some((value) => typeof value === 'string' && value.replace(/,\s*$/, '') === street)) continue;
    for (const value of values)
      if (typeof value === 'string' && value.length <= 120 && PLACE_LINE.test(value)) places.add(value);
  }
  const [only] = places;
  return places.size === 1 && only !== undefined ? `${street}, ${only}` : address;
}

function wholeAt(owner: unknown, name: string): string | null {
  const number = numberAt(owner, name);
  return number === null ? null : String(number);
}

/** Members that hold a postcode and its town in one. */
export const POSTCODE_AND_TOWN = [
  ...['postcodeandcity', 'postcodecity', 'postcodeandtown', 'postcodetown', 'postalcodeandcity'],
  ...['zipandcity', 'zipcity', 'zipcodeandcity', 'zipcodecity', 'plzort', 'plzundort', 'postcodeplaats'],
];

/** "14169 Berlin OT Zehlendorf", "1012 AB Amsterdam". */
export function postcodeAndTown(value: unknown): { postcode: string; town: string } | null {
  const [, postcode, town] =
    /^((?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2}(?=\s))?|\d{3}\s\d{2}|\d{2}-\d{3})[\s,]+(\p{Lu}[\p{L} .'’/-]{1,60})$/u.exec(
      textOrName(value) ?? '',
    ) ?? [];
  // "OT" is the district.
  return postcode === undefined || town === undefined
    ? null
    : { postcode, town: town.replace(/\sOT\s.*$/, '') };
}
