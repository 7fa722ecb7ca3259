import type { ReadContext } from '../read-context.ts';
import { homeTypeOf } from '../texts/home-words.ts';
import { isAddressLine } from '../texts/spoken-words.ts';
import { isStreetName } from '../texts/town-in-address.ts';

/** "Sampleton, AB1": a town with the first half of its postcode. */
export function townAndOutward(heading: string | null): string | null {
  const line = heading ?? '';
  return /^\p{Lu}[\p{L} .'’-]{2,40}(?:, \p{Lu}[\p{L} .'’-]{2,40}){0,3},? [A-Z]{1,2}\d[A-Z\d]?$/u.test(line) &&
    homeTypeOf(line.split(',')[0]) === null
    ? line
    : null;
}

/** "Berlin Wedding | Musterstraße": a place and a street without a number, parted by a stroke. */
export function streetBesidePlace({ page }: ReadContext): string | null {
  for (const line of page.own.lines.slice(0, 40)) {
    const [first, second, more] = line.length > 90 ? [] : line.split(/\s[|·•]\s/).map((part) => part.trim());
    if (!first || !second || more !== undefined || ![first, second].every((part) => NAMES_ONLY.test(part)))
      continue;
    const [place, street] = isStreetName(first) ? [second, first] : [first, second];
    if (isStreetName(street) && !isStreetName(place) && homeTypeOf(place) === null && isAddressLine(street))
      return `${street}, ${place}`;
  }
  return null;
}

/** Words of a name, each with a capital or a short word between them, perhaps with a house's number. */
const NAMES_ONLY =
  /^\p{Lu}[\p{L}.'’-]{2,40}(?: (?:\p{Lu}|d[aeiou]l?\b|\d{1,4}\p{L}?$)[\p{L}.'’-]{0,40}){0,4}$/u;

/** "Ankara / Çankaya / Ayrancı Mh.": province, town and neighbourhood, as Turkish pages write them. */
const NEIGHBOURHOOD_LINE =
  /^\p{Lu}[\p{L} ]{2,30}(?:\s?[/,]\s?)\p{Lu}[\p{L} ]{2,30}(?:\s?[/,]\s?)\p{Lu}[\p{L}\d ]{2,40}\s(?:Mh|Mah|Mahallesi)\.?$/u;

export function neighbourhoodLine({ page }: ReadContext): string | null {
  const line = page.own.lines.slice(0, 60).find((text) => text.length < 120 && NEIGHBOURHOOD_LINE.test(text));
  return line?.replace(/\s?\/\s?/g, ', ') ?? null;
}

/** "Vzorová, Praha 8 - Střížkov": a street, its city and the district, as Czech and Slovak pages write them. */
const DISTRICT_LINE =
  /^\p{Lu}[\p{L} .]{2,40}(?: \d{1,5}(?:\/\d{1,4}\p{L}?)?)?, (?:Praha|Brno|Ostrava|Plzeň|Olomouc|Liberec|Bratislava|Košice)(?: \d{1,2}| [IVX]{1,4})? [-–] \p{Lu}[\p{L} -]{2,40}$/u;

export function districtLine({ page }: ReadContext): string | null {
  const lines = new Set(
    page.own.lines.slice(0, 60).filter((text) => text.length < 120 && DISTRICT_LINE.test(text)),
  );
  const [only] = lines;
  return lines.size === 1 ? (only ?? null) : null;
}
