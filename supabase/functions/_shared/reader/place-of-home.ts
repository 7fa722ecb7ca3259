import { minorDigits } from '../domain/currencies.ts';
import type { ListingFacts } from './listing-record.ts';
import { inFull } from './address-in-full.ts';
import { linesOf, sentencesOf, textsOf, titlesOf, type Said } from './said-of-place.ts';
import { addressInProse } from './texts/address-in-prose.ts';
import { americanLine, americanLines } from './texts/american-places.ts';
import { withCity, withMissingPart, withRegionBehind } from './texts/fuller-place.ts';
import { fullerAddress, partsOfAddress, partsOfPlaceLine } from './texts/parts-of-address.ts';
import { placeOfTitle, streetOfTownTitle, withQuarter } from './texts/place-beside-town.ts';
import { placeBehindFacts } from './texts/place-behind-facts.ts';
import {
  placeBehindKind,
  placeBehindStroke,
  placeInTitles,
  townWithRegion,
} from './texts/place-in-brackets.ts';
import { postalLine, streetLine, wholeAddressLine } from './texts/street-lines.ts';
import {
  cityWithPart,
  frenchPlace,
  townBeforeCentre,
  townBeforeOffer,
  townOfOfferLine,
} from './texts/french-places.ts';
import { dublinOf, eircodeIn, inCounty, townBeforeCounty } from './texts/irish-places.ts';
import { postTownOf } from './texts/post-towns.ts';
import { czechPostcode, readUkPostcode } from './texts/read-postcode.ts';
import { isRegionName } from './texts/region-names.ts';
import { streetInWords } from './texts/street-in-words.ts';
import { isPartOfTown, isStreetName, regionInAddress, townInAddress } from './texts/town-in-address.ts';
import { cityAbove, cityBehindQuarter, regionInPath } from './texts/city-above.ts';
import { townBelowCounty, townCalledSo } from './texts/county-first.ts';
import { cityOfQuarter } from './texts/city-of-quarter.ts';
import { townInPath } from './texts/town-in-path.ts';
import { townInWords } from './texts/town-in-words.ts';
import { townOfOffer } from './texts/town-of-offer.ts';
import { townOfOfferTitle } from './texts/town-of-offer-title.ts';
import { wholeCity } from './texts/whole-city.ts';
import { townInPortalPath } from './texts/town-in-portal-path.ts';

/** The place, and whether its town is a guess from the way that leads to the page. */
type Place = Pick<ListingFacts, 'address' | 'town' | 'region' | 'postcode'> & {
  readonly isTownGuessed: boolean;
};

/**
 * The address, and the town, region and postcode at its end where the source keeps none of its own. A place without a street
 * becomes the one line of the page that names a street in it.
 */
export function placeOfHome(facts: ListingFacts, country: string | null, said: Said): Place {
  const pageLines = (said.text ?? '').split('\n').filter((line) => line.length < 200);
  const lines = linesOf(facts, said, pageLines);
  const named = addressOfHome(facts, country, said, { lines, pageLines });
  const titled = placeOfTitle(named, titlesOf(facts, said));
  const address = titled === null ? named : `${titled.place}, ${named}`;
  const fuller = fullerAddress(address, lines);
  const inTown = /\d/.test(facts.town ?? '')
    ? partsOfAddress(facts.town?.replace(BEHIND_POSTCODE, '$1'), country)
    : null;
  const parts =
    inTown ??
    townBelowCounty([address, ...titlesOf(facts, said)], country) ??
    townCalledSo([address, ...titlesOf(facts, said)], country) ??
    partsOfAddress(address, country) ??
    partsOfAddress(fuller, country) ??
    (country === 'FR'
      ? (frenchPlace([...titlesOf(facts, said), ...(said.path ?? [])]) ??
        frenchPlace(pageLines) ??
        cityWithPart(titlesOf(facts, said)) ??
        townBeforeOffer(titlesOf(facts, said)) ??
        townBeforeCentre(titlesOf(facts, said)))
      : null) ??
    partsOfPlaceLine(pageLines, marksOf(facts), country) ??
    placeInTitles([...titlesOf(facts, said), facts.description ?? ''], country) ??
    townWithRegion(titlesOf(facts, said), country) ??
    townInWords([...titlesOf(facts, said), facts.description ?? ''], country) ??
    (country === 'BR' ? cityBehindQuarter(titlesOf(facts, said), facts.description ?? '') : null) ??
    townOfOfferLine(pageLines) ??
    placeBehindFacts(pageLines, country);
  const isBritish = country === 'GB' || (country === null && facts.price?.currency === 'GBP');
  const city = cityAbove(
    facts,
    titlesOf(facts, said),
    country,
    said.ways ?? [],
    textsOf('description', said),
  );
  const town =
    inTown?.town ??
    titled?.town ??
    (isBritish || /^(?:IE|ZA|AU|NZ)$/.test(country ?? '') ? lastTown(facts.town, facts.postcode) : null) ??
    city ??
    (isPartOfTown(facts.town ?? '') ? townInAddress(fuller ?? address, facts.postcode) : null) ??
    facts.town ??
    parts?.town ??
    townInAddress(fuller ?? address, facts.postcode, facts.title, titlesOf(facts, said)) ??
    (country === 'IE'
      ? townBeforeCounty(fuller ?? address, [facts.description ?? '', ...pageLines])
      : null) ??
    titlesOf(facts, said)
      .map((title) => townOfOffer(facts.address, title, isBritish || country === 'IE'))
      .find((found) => found !== null) ??
    null;
  const region =
    facts.region ?? parts?.region ?? regionInAddress(fuller ?? address) ?? regionInPath(said.path ?? []);
  const postcode =
    (isBritish && isOfOffice(said, fuller ?? address) ? null : facts.postcode) ??
    parts?.postcode ??
    (isBritish ? readUkPostcode(fuller ?? address) : null) ??
    (country === 'CZ' || country === 'SK' ? czechPostcode(titlesOf(facts, said)) : null) ??
    (country === 'IE' ? eircodeIn([fuller ?? address, ...titlesOf(facts, said)], pageLines) : null);
  const ways = said.ways ?? [];
  const own =
    (country === 'IE' && town !== null ? dublinOf(fuller ?? address) : null) ??
    (country === 'IE'
      ? inCounty(town, fuller ?? address, [...titlesOf(facts, said), facts.description ?? '', ...pageLines])
      : null) ??
    (isBritish ? postTownOf(town, region, fuller ?? address, postcode) : null) ??
    wholeCity(town, country);
  const titles = titlesOf(facts, said);
  // What a page calls its home, and the way to it, name the city of a quarter.
  const beside = () =>
    [region, fuller ?? address, ...titles, ...ways.flatMap(({ steps }) => steps)].join(' · ');
  const read = own === null ? null : (cityOfQuarter(own, beside()) ?? own).replace(PROVINCE_BEHIND, '');
  const words = () => [address, ...titles, facts.description, ...pageLines].join('\n');
  const guessed =
    read === null
      ? (townInPath(ways, country, words()) ??
        townInPortalPath(said.url ?? facts.url, words()) ??
        townOfOfferTitle(titles, country, {
          lines: [...pageLines, ...sentencesOf(facts.description)],
          url: said.url ?? facts.url,
        }))
      : null;
  return {
    address: inFull(
      withCity(address, facts.town, city),
      { ...facts, town: read, postcode, country },
      said,
      lines,
    ),
    town: read ?? guessed,
    region,
    postcode,
    isTownGuessed: guessed !== null,
  };
}

/** The address that the page names, with what it leaves out where another part of the page has it. */
function addressOfHome(
  facts: ListingFacts,
  country: string | null,
  said: Said,
  { lines, pageLines }: Readonly<Record<'lines' | 'pageLines', readonly string[]>>,
): string | null {
  const labelled = /\d/.test(facts.address ?? '') ? null : addressInProse(facts.description);
  const named =
    labelled ??
    postalLine(facts.address, pageLines) ??
    streetLine(facts.address, lines) ??
    (isStreetAlone(facts.address) ? americanLines(pageLines, country, facts.address) : null) ??
    facts.address?.replace(FIRM_BEHIND, '') ??
    (facts.price?.currency === 'USD' ? americanLines(pageLines.slice(0, 60), country) : null) ??
    wholeAddressLine(pageLines, titlesOf(facts, said)) ??
    americanLine(pageLines, country, [...titlesOf(facts, said), said.url ?? '']) ??
    streetInWords(titlesOf(facts, said), country) ??
    streetOfTownTitle(titlesOf(facts, said), pageLines) ??
    placeBehindStroke(titlesOf(facts, said), facts.town) ??
    placeBehindKind(pageLines.slice(0, 80));
  const place = withStreet(
    withRegionBehind(
      withMissingPart(named, textsOf('address', said)),
      facts.postcode,
      textsOf('description', said),
    ),
    streetInWords([facts.description ?? '', ...pageLines], country),
  );
  return withQuarter(place, pageLines, facts.description);
}

/** A whole postcode among the words of a page, whose address ends in the first half of one: portals keep the other half, offices do not. */
function isOfOffice({ found }: Said, address: string | null): boolean {
  const isFromWords = found?.postcode?.[0]?.layer === 'text';
  return isFromWords && /,\s*[A-Z]{1,2}\d[A-Z\d]?$/.test(address ?? '');
}

/** "41 Oak Blvd": a street and its number alone. */
function isStreetAlone(address: string | null): boolean {
  return /^\d{1,6}\s[^,]{3,60}$/.test(address ?? '');
}

/** "Edgbaston, Birmingham" as the name of a town: a part in front of it; "Harrogate, North Yorkshire": its county behind it. */
function lastTown(town: string | null, postcode: string | null): string | null {
  const [first = '', second = '', ...more] = (town ?? '').split(',').map((part) => part.trim());
  if (second === '' || (town ?? '').length > 80) return null;
  return townInAddress(town, postcode) ?? (more.length === 0 && isRegionName(second) ? first : null);
}

/** A place without a street, behind the street that its description names. */
function withStreet(place: string | null, street: string | null): string | null {
  const isPlaceOnly =
    place !== null &&
    /^(?:\d{3} ?\d{2}|\d{2}-\d{3})? ?\p{Lu}[^,\d]{2,50}$/u.test(place) &&
    !isStreetName(place);
  return street !== null && isPlaceOnly ? `${street}, ${place}` : place;
}

/** "Sampleton (98765) – quartier Nord": a district behind the town and its postcode. */
const BEHIND_POSTCODE = /^([^()]{2,50} \(\d{4,5}\))\s*[-–,].{0,80}$/u;

/** "Sampleton (MI)": the sign of a province or a canton. */
const PROVINCE_BEHIND = / \([A-Z]{2}\)$/;

/** What the lines around the home's own figures and name hold. */
function marksOf({ title, price }: ListingFacts): readonly string[] {
  const digits = minorDigits(price?.currency ?? 'EUR');
  const major = price?.amountMinor == null ? null : Math.round(price.amountMinor / 10 ** digits);
  return [...(title === null ? [] : [title]), ...(major === null ? [] : [String(major)])];
}

/** "12 Sample Road, Sampleton - Sample Properties Smith & Sons": who offers the home. */
const FIRM_BEHIND =
  /(?<=,[^,]{2,60})\s+[-–]\s+(?=[^-–,]{0,40}(?:\bpropert(?:y|ies)\b|\bestates?\b|auctioneer|\brealty\b|immobil|makelaar))[^-–,]{2,60}$/iu;
