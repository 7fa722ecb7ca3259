import { homeTypeOf } from './home-words.ts';

interface FrenchPlace {
  readonly town: string | null;
  readonly region: null;
  readonly postcode: string | null;
}

/** "Maison 3 chambre(s) à vendre - Sampleton": a line that offers the home, and ends in its town. */
const OFFER_LINE =
  /^(?:maison|appartement|villa|studio|terrain|immeuble|ferme|château|loft|duplex)\b[^-–|]{0,60} (?:à vendre|à louer)\s[-–]\s(?<town>\p{Lu}[\p{L}'’ -]{2,40})$/iu;

/** "Sampleton - Maison à vendre - 5 pièces": the town stands first. */
const TOWN_FIRST =
  /^(?<town>\p{Lu}[\p{L}'’ -]{1,40}?)\s[-–|]\s(?:maison|appartement|villa|studio|terrain|immeuble|ferme|château|loft|duplex)\b[^-–|]{0,60}\s(?:à vendre|à louer)(?!\p{L})/iu;

/** The town that one of the titles begins with, in front of what it offers. */
export function townBeforeOffer(titles: readonly string[]): FrenchPlace | null {
  const towns = new Set(
    titles.flatMap((title) => TOWN_FIRST.exec(title.slice(0, 200))?.groups?.['town'] ?? []),
  );
  const [only, other] = towns;
  const isTown = only !== undefined && other === undefined && homeTypeOf(only) === null;
  return isTown ? { town: only, region: null, postcode: null } : null;
}

/** "Appartement 3 pièces 62 m² Sampleton Centre - Site": behind kind, rooms and size the town whose centre it is. */
const TOWN_CENTRE =
  /^(?:maison|appartement|studio|duplex|loft|villa)(?: (?:[tf]\d|\d{1,2} (?:pièces?|p)|\d{1,4} ?m²),?){1,3} (?<town>\p{Lu}[\p{L}'’-]{2,40}) centre(?:[- ]ville)?(?=$|\s[-–|])/iu;

export function townBeforeCentre(titles: readonly string[]): FrenchPlace | null {
  const [only, other] = new Set(
    titles.flatMap((title) => TOWN_CENTRE.exec(title.slice(0, 200))?.groups?.['town'] ?? []),
  );
  const isTown =
    only !== undefined && other === undefined && /^\p{Lu}/u.test(only) && homeTypeOf(only) === null;
  return isTown ? { town: only, region: null, postcode: null } : null;
}

export function townOfOfferLine(lines: readonly string[]): FrenchPlace | null {
  const [only, other] = new Set(
    lines.slice(0, 80).flatMap((line) => OFFER_LINE.exec(line.slice(0, 160))?.groups?.['town'] ?? []),
  );
  return only === undefined || other !== undefined ? null : { town: only, region: null, postcode: null };
}

/** "Sampleton (98765)", "Sampleton-sur-Mer 98765": nothing but a name with its postcode. */
const FRENCH_PLACE =
  /^(?<town>\p{Lu}[\p{L}'’-]*(?: (?:(?:de|du|des|la|le|les|sur|sous|en|et|lès) |[dl]['’])?\p{Lu}[\p{L}'’-]*){0,4}) (?:\((?<first>\d{5})\)|(?<second>\d{5}))$/u;
/** What stands in front of such a place: "Maison à vendre à", "Maison 5 pièces 68 m²". */
const BEFORE_PLACE = /^.{0,120}?(?:(?:à vendre|en vente) (?:(?:à|au|sur) )?|m² )(?=\p{Lu})/u;

/** "Appartement à vendre à Sampleton 3ème arrondissement": a city with the number of its part. */
const CITY_WITH_PART =
  /(?:^|\s)(?:à|sur) (?<town>\p{Lu}[\p{L}'’-]{2,30}) \d{1,2}(?:er|e|è?me|ème)(?: arrondissement)?(?=$|[\s,;|·-])/u;

/** The city that titles name with the number of its part. */
export function cityWithPart(titles: readonly string[]): FrenchPlace | null {
  const town = titles
    .map((title) => CITY_WITH_PART.exec(title.slice(0, 300))?.groups?.['town'])
    .find((found) => found !== undefined);
  return town === undefined ? null : { town, region: null, postcode: null };
}

/** "Appartement F3 à vendre 3 pièces - 61 m2 Sampleton - 98765": a size, a town and its postcode behind a stroke. */
const SIZE_AND_PLACE =
  /(?:m²|m2)\s(?:[-–]\s)?(?<town>\p{Lu}[\p{L}'’ -]{1,40}?)\s[-–]\s(?<postcode>\d{5})(?=$|\s[-–|])/u;

/** The one place that the parts of titles and of the first lines are; null where they name several. */
export function frenchPlace(lines: readonly string[]): FrenchPlace | null {
  const found = new Map<string, string>();
  for (const line of lines.slice(0, 60)) {
    const { town, postcode } = SIZE_AND_PLACE.exec(line.slice(0, 300))?.groups ?? {};
    if (town !== undefined && postcode !== undefined) found.set(postcode, town);
  }
  for (const part of lines.slice(0, 60).flatMap((line) => line.slice(0, 300).split(/\s[-–|·]\s/))) {
    const place = part.trim().replace(BEFORE_PLACE, '');
    const { town, first, second } = FRENCH_PLACE.exec(place)?.groups ?? {};
    const postcode = first ?? second;
    const isOffer = /^(?:achat|acheter|vente|vendre|location|louer|immobilier|annonces?)\s/i.test(town ?? '');
    if (town !== undefined && postcode !== undefined && !isOffer && homeTypeOf(town) === null)
      found.set(postcode, town);
  }
  const [only] = found;
  return found.size === 1 && only ? { town: only[1], region: null, postcode: only[0] } : null;
}
