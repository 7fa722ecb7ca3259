import { findOffer, homeTypeOf } from './home-words.ts';
import type { AddressParts } from './parts-of-address.ts';
import { countryOfRegion } from './place-evidence.ts';
import { isProvince } from './provinces.ts';

/** "(1100 Musterstadt)" at the end of a title, "- 1180 - Musterstadt -" in a description of parts: a postcode with its town. */
const PLACE_IN_TITLE =
  /\s(?:in|à|a|en|te)\s(?<named>\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{1,30}){0,2}) (?<number>\d{5})(?!\d)|\((?<inner>\d{4,5}) (?<city>\p{Lu}[\p{L} .'’-]{1,40})\)(?:\s[-–|]|$)|\s-\s(?<code>\d{4,5})\s-\s(?<town>\p{Lu}[\p{L} .'’]{1,40}?)(?=\s-\s|$)/u;

/** "une maison à Sampleton (Bouches-du-Rhône)": a town with its region behind it. */
const TOWN_AND_REGION =
  /(?:^|\s)(?:à|a|in|en|em|i|[-–])\s(?<town>\p{Lu}[\p{L} '’-]{1,40}) \((?<region>\p{Lu}[^()\d]{2,40})\)/u;

export function townWithRegion(titles: readonly string[], country: string | null): AddressParts | null {
  for (const title of titles) {
    const { town, region } = TOWN_AND_REGION.exec(title.slice(0, 300))?.groups ?? {};
    const isRegion =
      region !== undefined && (countryOfRegion(region) !== null || isProvince(region, country));
    if (town !== undefined && isRegion)
      return { town: town.split(/\s[-–]\s/).at(-1) ?? town, region, postcode: null };
  }
  return null;
}

/** "To let: flat, 2 rooms - Samplecounty, Sampleton, Northside": the part of a title that is a place, behind an offer or with the home's own town in it. */
export function placeBehindStroke(titles: readonly string[], town: string | null): string | null {
  for (const title of titles) {
    const [first = '', ...parts] = title.slice(0, 300).split(/\s[-–|]\s/);
    const isOffer = findOffer(first) !== null && homeTypeOf(first) !== null;
    const place = parts.find((part) => {
      const names = part.split(/,\s+/);
      const arePlaces = names.every((name) => /^\p{Lu}[\p{L} .'’-]{2,40}$/u.test(name));
      return names.length > 2 && names.length < 6 && arePlaces && (isOffer || names.includes(town ?? ''));
    });
    if (place !== undefined) return place.trim();
  }
  return null;
}

/** "Townhouse | Northside, Sampleton, Samplecounty": a line that is a kind of home and its places. */
export function placeBehindKind(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [kind = '', place = '', ...more] = line.trim().split(/\s[|·•]\s/);
    if (more.length > 0 || place.length > 120 || !/^\p{L}[\p{L} -]{2,30}$/u.test(kind)) continue;
    const names = place.split(/,\s+/);
    const arePlaces = names.every((name) => /^\p{Lu}[\p{L} .'’-]{2,40}$/u.test(name));
    if (names.length > 1 && names.length < 5 && arePlaces && homeTypeOf(kind) !== null) return place;
  }
  return null;
}

/** Where postcodes are of four or five digits: the place that a title keeps in brackets or between strokes. */
export function placeInTitles(
  titles: readonly string[],
  country: string | null,
): { town: string | null; region: null; postcode: string | null } | null {
  if (country === null || !/^(?:AT|BE|CH|DE|DK|ES|FI|FR|IT|NO|HR|HU|RS|SI)$/.test(country)) return null;
  for (const title of titles) {
    const { named, number, inner, city, code, town } = PLACE_IN_TITLE.exec(title.slice(0, 300))?.groups ?? {};
    const postcode = number ?? inner ?? code;
    if (postcode !== undefined)
      return { town: (named ?? city ?? town)?.trim() ?? null, region: null, postcode };
  }
  return null;
}
