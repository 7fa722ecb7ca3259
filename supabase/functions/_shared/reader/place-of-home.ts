import { minorDigits } from '../domain/currencies.ts';
import type { ListingFacts } from './listing-record.ts';
import type { FoundFacts } from './merge-facts.ts';
import { fullerAddress, partsOfAddress, partsOfPlaceLine, streetLine } from './texts/parts-of-address.ts';
import { readUkPostcode } from './texts/read-postcode.ts';
import { streetInWords } from './texts/street-in-words.ts';
import { isStreetName, regionInAddress, townInAddress } from './texts/town-in-address.ts';

/** Where a page names the place of its home. */
interface Said {
  /** what each layer of it said */
  readonly found?: FoundFacts;
  /** its own words, where no portal's data says what they are about */
  readonly text?: string;
}

/**
 * The address, and the town, region and postcode at its end where the source keeps none of its own. A place without a street
 * becomes the one line of the page that names a street in it.
 */
export function placeOfHome(
  facts: ListingFacts,
  country: string | null,
  said: Said,
): Pick<ListingFacts, 'address' | 'town' | 'region' | 'postcode'> {
  const pageLines = (said.text ?? '').split('\n').filter((line) => line.length < 200);
  const lines = linesOf(facts, said, pageLines);
  const named = streetLine(facts.address, lines) ?? facts.address;
  const address = withStreet(named, streetInWords([facts.description ?? '', ...pageLines], country));
  const fuller = fullerAddress(address, lines);
  const parts =
    partsOfAddress(address, country) ??
    partsOfAddress(fuller, country) ??
    partsOfPlaceLine(pageLines, marksOf(facts), country);
  const isBritish = country === 'GB' || (country === null && facts.price?.currency === 'GBP');
  return {
    address,
    town:
      facts.town ??
      parts?.town ??
      townInAddress(fuller ?? address, facts.postcode, facts.title) ??
      townOfOffer(facts),
    region: facts.region ?? parts?.region ?? regionInAddress(fuller ?? address),
    postcode: facts.postcode ?? parts?.postcode ?? (isBritish ? readUkPostcode(fuller ?? address) : null),
  };
}

/** A place without a street, behind the street that its description names. */
function withStreet(place: string | null, street: string | null): string | null {
  const isPlaceOnly =
    place !== null &&
    /^(?:\d{3} ?\d{2}|\d{2}-\d{3})? ?\p{Lu}[^,\d]{2,50}$/u.test(place) &&
    !isStreetName(place);
  return street !== null && isPlaceOnly ? `${street}, ${place}` : place;
}

/** "Appartamento in vendita a Trapani": the one place that a title in such a language names is the town. */
const OFFERED_IN =
  /(?:\bin vendita a|\ben venta en|\bà vendre à|\bzu(?:m)? (?:kauf|verkaufen) in|\bte koop in|\bà venda em|\btill salu i|^(?:\p{L}+ ){1,4}en)\s+$/iu;
/** "Apartment Sample Canal 500 in Sampleton": what stands behind the address in a title. */
const BEHIND_ADDRESS = /^,?\s+(?:in|te|à|a|em|en|i)\s+(?<town>\p{Lu}[\p{L} .'’-]{2,40})$/u;

/** What the lines around the home's own figures and name hold. */
function marksOf({ title, price }: ListingFacts): readonly string[] {
  const digits = minorDigits(price?.currency ?? 'EUR');
  const major = price?.amountMinor == null ? null : Math.round(price.amountMinor / 10 ** digits);
  return [...(title === null ? [] : [title]), ...(major === null ? [] : [String(major)])];
}

function townOfOffer({ address, title }: ListingFacts): string | null {
  const place = address?.trim() ?? '';
  const at = place === '' ? -1 : (title?.indexOf(place) ?? -1);
  if (at < 0) return null;
  const behind = title?.slice(at + place.length).split(/\s[|–—]\s/)[0] ?? '';
  const named = BEHIND_ADDRESS.exec(behind)?.groups?.['town'];
  if (named !== undefined) return named;
  if (at === 0 || place.length > 40 || /[,\d/]/.test(place) || isStreetName(place)) return null;
  return OFFERED_IN.test(title?.slice(0, at) ?? '') ? place : null;
}

/** "12 Sample Road, Sampleton - Site.ie Homes": what a title says of the site. */
const SITE_BEHIND = /(?<=,[^,]{2,60})(?:\s+-\s+[^-,]{2,40}){1,3}$/u;

/** The lines in which a page may name the whole address: what its layers read as one, its titles and its first lines. */
function linesOf({ title }: ListingFacts, { found }: Said, pageLines: readonly string[]): string[] {
  const said = [...(found?.address ?? []), ...(found?.title ?? [])].map(({ value }) => value);
  return [...said, title, ...pageLines].flatMap((value) =>
    typeof value === 'string' ? (value.split(/\s[|–—]\s/)[0]?.replace(SITE_BEHIND, '') ?? []) : [],
  );
}
