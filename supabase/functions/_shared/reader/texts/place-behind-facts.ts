import type { AddressParts } from './parts-of-address.ts';

/** Postcodes by the countries that write them so, in front of the town. */
const POSTCODES: readonly (readonly [countries: string, form: string])[] = [
  ['DE FR ES IT FI', String.raw`\d{5}`],
  ['AT CH BE DK NO HU SI', String.raw`\d{4}`],
  ['CZ SK SE GR', String.raw`\d{3} ?\d{2}`],
  ['PL', String.raw`\d{2}-\d{3}`],
  ['NL', String.raw`\d{4} ?[A-Z]{2}`],
  ['PT', String.raw`\d{4}-\d{3}`],
];

/** Lines that are looked at, and how long they are at most. */
const MAX_LINES = 60;
const MAX_LINE = 200;

/**
 * "Kaufpreis: 450.000 € 180 m² 6 Zimmer 12345 Musterstadt": a postcode and its town at the end of a line of figures. Null
 * where two lines name different ones.
 */
export function placeBehindFacts(lines: readonly string[], country: string | null): AddressParts | null {
  const form = POSTCODES.find(([countries]) => country !== null && countries.includes(country))?.[1];
  if (form === undefined) return null;
  const ending = new RegExp(
    String.raw`(?:m²|m2|€|\p{Sc}|EUR|CHF|[Zz]immer|[Zz]i\.|pi[eè]ces?|locali|habitaciones|kamers?|pokoje|kr|zł|Kč)[\s,·|•–-]{1,4}(?<postcode>${form})\s+(?<town>\p{Lu}[\p{L}'’-]*(?:[ -][\p{L}'’-]+){0,4})$`,
    'u',
  );
  const found = new Map<string, AddressParts>();
  for (const line of lines.slice(0, MAX_LINES)) {
    const { postcode, town } = (line.length > MAX_LINE ? null : ending.exec(line.trim()))?.groups ?? {};
    if (postcode !== undefined && town !== undefined) found.set(postcode, { town, region: null, postcode });
  }
  const [only] = found.values();
  return found.size === 1 ? (only ?? null) : null;
}
