import { at, isRecord, numberAt, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { isPictureLink } from '../texts/picture-link.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { readArea, readAreaUnit, toArea, type Area } from '../texts/read-area.ts';

/** Pictures under one name that are looked at. */
const MAX_PICTURES = 1_000;

/** Countries whose listings give areas in one unit alone. */
const USUAL_UNIT: Readonly<Record<string, 'sqft' | 'm2'>> = {
  ...{ US: 'sqft', AE: 'sqft' },
  ...Object.fromEntries(
    'DE AT CH FR ES PT IT NL BE PL CZ SK HU RO BG GR SE NO DK FI EE LV LT HR SI BR CL AR MX CO PE UY ZA AU NZ JP TR UA KZ RS IL MA DZ TN EG KE UG TZ TH VN ID TW KR CN GE AM AZ MD BA MK ME AL CY MT LU IS'
      .split(' ')
      .map((code) => [code, 'm2']),
  ),
};

/**
 * A QuantitativeValue, or a text, as an area.
 * @param country of the home: what a number without a unit is there
 */
export function areaOf(value: unknown, country: string | null = null): Area | null {
  const usual = USUAL_UNIT[country ?? ''];
  if (typeof value === 'number') return usual ? toArea(value, usual) : null;
  if (typeof value === 'string') return readArea(value, usual);
  const entry = [value].flat().find(isRecord);
  if (entry === undefined) return null;
  const words = textAt(entry, 'unitText') ?? '';
  const unit = readAreaUnit(textAt(entry, 'unitCode')) ?? readAreaUnit(words);
  // "坪": a unit of its own, and no square metres.
  const spoken =
    unit === null && /^[^\d\s]{1,12}$/.test(words)
      ? readArea(`${textAt(entry, 'value') ?? ''} ${words}`)
      : null;
  if (spoken !== null) return spoken;
  // "value": { "value": "33.67 坪" }
  if (isRecord(entry.value)) return areaOf(entry.value, country);
  const size = positiveAt(entry, 'value') ?? positiveAt(entry, 'maxValue') ?? positiveAt(entry, 'minValue');
  const known = unit ?? usual;
  return (known ? toArea(size, known) : null) ?? readArea(textAt(entry, 'value'), unit ?? undefined);
}

/** An address as schema.org cuts it. */
interface ReadAddress {
  readonly line: string | null;
  readonly town: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
}

/** A PostalAddress, or a text, with its line. */
export function addressOf(value: unknown): ReadAddress | null {
  if (typeof value === 'string') {
    const line = cleanLine(value);
    // "69760 Sampleton": nothing but a postcode with its town.
    const [, postcode = null, town = null] =
      /^(\d{5}|\d{2}-\d{3}|\d{4}-\d{3}) (\p{Lu}[\p{L} .'’-]{1,50})$/u.exec(line ?? '') ?? [];
    return line === null ? null : { line, town, region: null, postcode, country: null };
  }
  const entry = [value].flat().find(isRecord);
  if (entry === undefined) return null;
  const name = textAt(entry, 'name');
  // "3 Bedroom House for Sale in Northside" is what a home is called, and no street.
  const street = fullestOf(entry.streetAddress) ?? (name !== null && isAddressLine(name) ? name : null);
  const town = textAt(entry, 'addressLocality');
  const region = textAt(entry, 'addressRegion') ?? textAt(entry, 'addressRegion', 'name');
  const country = textAt(entry, 'addressCountry') ?? textAt(entry, 'addressCountry', 'name');
  const parts = [street, town, region].filter(
    (part, index, all) => part !== null && !all.slice(0, index).some((other) => other?.includes(part)),
  );
  const line = cleanLine(parts.join(', '));
  return line === null && textAt(entry, 'postalCode') === null
    ? null
    : { line, town, region, postcode: textAt(entry, 'postalCode'), country };
}

/** A text; of several the one that has all others in it. */
function fullestOf(value: unknown): string | null {
  const texts = [value].flat().flatMap((text) => cleanLine(text) ?? []);
  const fullest = texts.find((text) => texts.every((other) => text.includes(other)));
  return fullest ?? null;
}

/** GeoCoordinates. */
export function positionOf(value: unknown): { latitude: number; longitude: number } | null {
  const latitude = numberAt(value, 'latitude');
  const longitude = numberAt(value, 'longitude');
  return latitude !== null && longitude !== null ? { latitude, longitude } : null;
}

/** The pictures of a node. */
export function photosOf(node: JsonRecord): string[] {
  const lists = [node.image, node.photo, node.photos, node.primaryImageOfPage, at(node, 'associatedMedia')];
  // The same pictures stand under several names in several sizes: the longest list has them all.
  const photos = lists.map((list) =>
    [list]
      .flat()
      .slice(0, MAX_PICTURES)
      .flatMap((image) => cleanLine(image) ?? textAt(image, 'contentUrl') ?? textAt(image, 'url') ?? [])
      .filter(isPictureLink),
  );
  return photos.reduce((best, next) => (next.length > best.length ? next : best));
}
