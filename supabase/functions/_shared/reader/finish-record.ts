import { scrubPlayerTexts } from '../domain/player-texts.ts';
import { gradeListing } from './grade-listing.ts';
import { limitFacts } from './limit-facts.ts';
import { FIELDS, type Field, type Layer, type ListingFacts, type ListingRecord } from './listing-record.ts';
import type { FoundFacts } from './merge-facts.ts';
import { confidenceOf, doubtsOf } from './doubt-facts.ts';
import { placeOfHome } from './place-of-home.ts';
import { refuseListing } from './refuse-listing.ts';
import type { PageKind } from './recognise-page.ts';
import { findOffer, homeTypeOf, isSlogan } from './texts/home-words.ts';
import { largestPictures } from './texts/picture-link.ts';
import { countryOfName } from './texts/country-names.ts';
import { countryOfLine, countryOfPlace } from './texts/place-evidence.ts';
import { findPortugueseBedrooms, onlyBedrooms } from './texts/read-count.ts';
import { eircodeIn } from './texts/irish-places.ts';
import { spoken } from './texts/spoken-words.ts';
import { districtOf } from './texts/read-postcode.ts';
import type { Way } from './texts/town-in-path.ts';
import { positionOfHome } from './position-of-home.ts';
import { absoluteUrl } from './url/normalise-url.ts';
import { splitGround } from './split-ground.ts';

/** What is known of a source beside the facts. */
export interface Origin {
  readonly portal: string | null;
  readonly url: string | null;
  readonly listingId: string | null;
  readonly country: string | null;
  /** what relative links are relative to */
  readonly base: string | null;
  readonly kind: PageKind;
  /** what the person brought: reasons speak of it */
  readonly source?: 'page' | 'file';
  /** what each layer of a page said, where there were several */
  readonly found?: FoundFacts;
  /** the page's own words, where no portal's data says what they are about */
  readonly text?: string;
  /** the names of the steps that lead to the page, the largest place first */
  readonly path?: readonly string[];
  /** every way that leads to the page, the surest first */
  readonly ways?: readonly Way[];
}

type Sources = Readonly<Partial<Record<Field, Layer>>>;

const MAX_PHOTOS = 200;

/** "Start / Houses / To rent": what the steps that lead to the page have on offer. */
function kindOfSteps(path: readonly string[]): string | null {
  const kinds = new Set(
    path.slice(0, 4).flatMap((step) => (step.length > 30 ? [] : (homeTypeOf(step) ?? []))),
  );
  const [only] = kinds;
  return kinds.size === 1 ? (only ?? null) : null;
}

/** Puts facts in order, works out what follows from them, and judges them: the last step for pages and feeds alike. */
export function finishRecord(given: ListingFacts, sources: Sources, origin: Origin): ListingRecord {
  const limited = limitFacts(given);
  const found = spokenFacts(limited);
  const told = countryOfName(found.country) ?? origin.country;
  // Portals of the North have homes of the whole island.
  const known = (told === null || told === 'GB') && isIrish(found, origin) ? 'IE' : told;
  const { isTownGuessed, ...place } = placeOfHome(found, known, origin);
  // A postcode that only the address line names may be of a form that one country has.
  const country =
    known ?? countryOfPlace(place) ?? countryOfLine(place.address) ?? countryInPath(origin.path ?? []);
  const price = saleByAuction(found, origin.text ?? '') ? asAuction(found.price) : found.price;
  const kind =
    homeTypeOf(found.propertyType) ??
    (isSlogan(found.title ?? '') ? null : homeTypeOf(found.title)) ??
    (/^\s*(?:apartment|apt\.?) \d/i.test(found.address ?? '') ? homeTypeOf('apartment') : null) ??
    kindOfSteps(origin.path ?? []);
  const facts: ListingFacts = {
    ...found,
    ...splitGround(found, kind, sources.area ?? 'text'),
    price,
    bedrooms:
      found.bedrooms ??
      bedroomsInPortugal(found, country, origin.text ?? '') ??
      onlyBedrooms(found.description),
    country,
    position: positionOfHome(found.position, country),
    photos: photosOf(found.photos, origin.base),
    url: origin.url ?? absoluteUrl(found.url, origin.base),
    listingId: origin.listingId ?? found.listingId,
    listingType: found.listingType ?? typeOf(found),
    ...place,
  };
  const homeType = kind;
  const isComposed = origin.source === 'page' && found.address === null;
  const refused = refuseListing(facts, origin.kind, origin.source);
  const isLand = homeType === 'land';
  const doubts = doubtsOf(facts, origin.found ?? foundIn(facts, sources), isLand);
  // An address that no layer of a page has as one was put together from its lines.
  const guessed = {
    ...(isTownGuessed ? { town: 'url' as const } : {}),
    ...(isComposed ? { address: 'text' as const } : {}),
  };
  const sourced = sourcesOfKnown(facts, { ...sources, ...guessed });
  const confidence = confidenceOf(sourced, origin.found ?? {}, doubts);
  const amounts =
    price?.amountMinor != null && price.currency !== null
      ? [{ amountMinor: price.amountMinor, currency: price.currency }]
      : [];
  // A file has thousands of rows of forty fields: only what is used is looked at.
  const { title, description } = scrubPlayerTexts(
    'listings',
    { title: facts.title, description: facts.description },
    amounts,
  );
  const { features } = scrubPlayerTexts('assets', { features: facts.features }, amounts);
  return {
    ...facts,
    portal: origin.portal,
    homeType,
    district: districtOf(facts.postcode, facts.address, country),
    playerTitle: title,
    playerDescription: description,
    playerFeatures: features ?? [],
    sources: sourced,
    confidence,
    doubts,
    ...gradeListing(facts, homeType, refused !== null, { doubts, confidence }),
    refused,
  };
}

/** Lines of a page in which the postcode of its home stands. */
const FIRST_LINES = 60;

/** A price in euros, and an Eircode where the place of the home is named. */
function isIrish(
  { price, postcode, address, title }: ListingFacts,
  { text, found, path, ways, country }: Origin,
): boolean {
  if ((price?.currency ?? (country === null ? 'EUR' : null)) !== 'EUR') return false;
  const shown = (ways ?? []).flatMap(({ steps, isAddress }) => (isAddress ? [] : steps));
  if (countryInPath([...(path ?? []), ...shown]) === 'IE') return true;
  const titles = (found?.title ?? []).flatMap(({ value }) => (typeof value === 'string' ? value : []));
  return (
    eircodeIn([postcode, address, title, ...titles], (text ?? '').split('\n').slice(0, FIRST_LINES)) !== null
  );
}

/** The one step of a page's path that is the name of a country. */
function countryInPath(path: readonly string[]): string | null {
  const named = path.flatMap((name) => (name.length > 3 ? (countryOfName(name) ?? []) : []));
  const [only, ...others] = new Set(named);
  return others.length === 0 ? (only ?? null) : null;
}

/** Texts as people may read them. */
function spokenFacts(facts: ListingFacts): ListingFacts {
  const words: Record<string, unknown> = { ...facts };
  for (const field of FIELDS) words[field] = spoken(field, facts[field]);
  return words as unknown as ListingFacts;
}

/** "Apartamento T2": Portuguese listings say the bedrooms in the kind. */
function bedroomsInPortugal(facts: ListingFacts, country: string | null, page: string): number | null {
  if (country !== 'PT') return null;
  const texts = [
    facts.propertyType,
    facts.title,
    ...(facts.features ?? []),
    facts.description?.slice(0, 600),
  ];
  return texts.map(findPortugueseBedrooms).find((count) => count !== null) ?? layoutIn(page);
}

/** "Moradia T3": the one layout that the first short lines of a page name. */
function layoutIn(page: string): number | null {
  const lines = page.split('\n').slice(0, FIRST_LINES);
  const found = new Set(
    lines.flatMap((line) => (line.length > 60 ? [] : (findPortugueseBedrooms(line) ?? []))),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** What was dropped has no source. */
function sourcesOfKnown(facts: ListingFacts, sources: Sources): Sources {
  const entries = Object.entries(sources).filter(([field]) => {
    const value = facts[field as Field];
    return value !== null && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(entries);
}

/** Of a feed there is one value of each field. */
function foundIn(facts: ListingFacts, sources: Sources): FoundFacts {
  const values = Object.entries(sources).map(([field, layer]) => [
    field,
    [{ layer, value: facts[field as Field] }],
  ]);
  return Object.fromEntries(values) as FoundFacts;
}

function typeOf({ price, title }: ListingFacts): ListingFacts['listingType'] {
  if (price === null) return findOffer(title ?? '');
  return price.kind === 'rent' ? 'rent' : price.kind === 'sold' ? 'sold' : 'sale';
}

/** How a listing says in its own words that the figure is where bidding begins. */
const AUCTION =
  /\b(?:(?:for sale|to be sold|being sold|offered for sale|available) (?:by|via|at|through|in|under) (?:[\w-]+ ){0,4}auction|modern (?:method of )?auction|(?:starting|opening) bids?\b|auction (?:date|guide|lot)|buyer['’]s premium|ventes? aux enchères|mise à prix|zwangsversteigerung|asta giudiziaria|(?:en|por) subasta|subasta (?:judicial|pública)|leilão (?:judicial|extrajudicial))(?!\p{L})/iu;

/** A line that is nothing but the label of where bidding begins. */
const BIDDING_LINE =
  /^(?:(?:current|opening|starting|minimum) bid|bieden vanaf|instelprijs|mise à prix|geringstes gebot|mindestgebot|(?:prezzo )?base d['’]asta|offerta minima|lance (?:inicial|mínimo)|vyvolávací cena|cena wywołania)\s?:?$/imu;

function saleByAuction({ price, title, features, description }: ListingFacts, text: string): boolean {
  if (price === null || !['asking', 'guide', 'from', 'offers-over'].includes(price.kind)) return false;
  if (BIDDING_LINE.test(text)) return true;
  // A menu may speak of auctions too: the words around the listing count only beside a guide.
  const around = price.kind === 'guide' || price.kind === 'from' ? text : '';
  return AUCTION.test([title, ...(features ?? []), description?.slice(0, 4_000), around].join('\n'));
}

function asAuction(price: ListingFacts['price']): ListingFacts['price'] {
  return price && { ...price, kind: 'auction' };
}

function photosOf(photos: readonly string[] | null, base: string | null): readonly string[] | null {
  const links = (photos ?? []).flatMap(
    (link) => absoluteUrl(link.startsWith('//') ? `https:${link}` : link, base) ?? [],
  );
  const unique = largestPictures(links).slice(0, MAX_PHOTOS);
  return unique.length > 0 ? unique : null;
}
