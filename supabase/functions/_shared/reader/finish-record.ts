import { scrubPlayerTexts } from '../domain/player-texts.ts';
import { gradeListing } from './grade-listing.ts';
import { limitFacts } from './limit-facts.ts';
import type { Field, Layer, ListingFacts, ListingRecord, Position } from './listing-record.ts';
import { refuseListing } from './refuse-listing.ts';
import type { PageKind } from './recognise-page.ts';
import { homeTypeOf } from './texts/home-words.ts';
import { districtOf, readUkPostcode } from './texts/read-postcode.ts';
import { townInAddress } from './texts/town-in-address.ts';
import { absoluteUrl } from './url/normalise-url.ts';

/** What is known of a source beside the facts. */
export interface Origin {
  readonly portal: string | null;
  readonly url: string | null;
  readonly listingId: string | null;
  readonly country: string | null;
  /** what relative links are relative to */
  readonly base: string | null;
  readonly kind: PageKind;
  /** the page's own words, where no portal's data says what they are about */
  readonly text?: string;
}

const MAX_PHOTOS = 200;

/** Puts facts in order, works out what follows from them, and judges them: the last step for pages and feeds alike. */
export function finishRecord(
  given: ListingFacts,
  sources: Readonly<Partial<Record<Field, Layer>>>,
  origin: Origin,
): ListingRecord {
  const found = limitFacts(given);
  const country = countryOf(found.country) ?? origin.country;
  const price = saleByAuction(found, origin.text ?? '') ? asAuction(found.price) : found.price;
  const isBritish = country === 'GB' || (country === null && price?.currency === 'GBP');
  const facts: ListingFacts = {
    ...found,
    price,
    postcode: found.postcode ?? (isBritish ? readUkPostcode(found.address) : null),
    country,
    position: validPosition(found.position),
    photos: photosOf(found.photos, origin.base),
    url: origin.url ?? absoluteUrl(found.url, origin.base),
    listingId: origin.listingId ?? found.listingId,
    listingType: found.listingType ?? typeOf(found),
    town: found.town ?? townInAddress(found.address, found.postcode),
  };
  const homeType = homeTypeOf(facts.propertyType) ?? homeTypeOf(facts.title);
  const refused = refuseListing(facts, origin.kind);
  const known =
    price?.amountMinor != null && price.currency !== null
      ? [{ amountMinor: price.amountMinor, currency: price.currency }]
      : [];
  const { title, description } = scrubPlayerTexts('listings', facts, known);
  const { features } = scrubPlayerTexts('assets', facts, known);
  return {
    ...facts,
    portal: origin.portal,
    homeType,
    district: districtOf(facts.postcode, facts.address, country),
    playerTitle: title,
    playerDescription: description,
    playerFeatures: features ?? [],
    sources,
    ...gradeListing(facts, homeType, refused !== null),
    refused,
  };
}

function typeOf({ price }: ListingFacts): ListingFacts['listingType'] {
  if (price === null) return null;
  return price.kind === 'rent' ? 'rent' : price.kind === 'sold' ? 'sold' : 'sale';
}

/** How a listing says in its own words that the figure is where bidding begins. */
const AUCTION =
  /\b(?:(?:for sale|to be sold|being sold|offered for sale|available) (?:by|via|at|through|in|under) (?:[\w-]+ ){0,4}auction|modern (?:method of )?auction|(?:starting|opening) bids?\b|auction (?:date|guide|lot)|buyer['’]s premium)\b/i;

function saleByAuction({ price, title, features, description }: ListingFacts, text: string): boolean {
  if (price === null || !['asking', 'guide', 'from', 'offers-over'].includes(price.kind)) return false;
  // A menu may speak of auctions too: the words around the listing count only beside a guide.
  const around = price.kind === 'guide' || price.kind === 'from' ? text : '';
  return AUCTION.test([title, ...(features ?? []), description?.slice(0, 4_000), around].join('\n'));
}

function asAuction(price: ListingFacts['price']): ListingFacts['price'] {
  return price && { ...price, kind: 'auction' };
}

function validPosition(position: Position | null): Position | null {
  if (!position) return null;
  const { latitude, longitude } = position;
  const isReal =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isReal && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
    : null;
}

/** Seven decimals are a centimetre; what is behind them is noise of the source's arithmetic. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

function photosOf(photos: readonly string[] | null, base: string | null): readonly string[] | null {
  const links = (photos ?? []).flatMap(
    (link) => absoluteUrl(link.startsWith('//') ? `https:${link}` : link, base) ?? [],
  );
  const unique = [...new Set(links)].slice(0, MAX_PHOTOS);
  return unique.length > 0 ? unique : null;
}

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  'united kingdom': 'GB',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'united states': 'US',
  usa: 'US',
  spain: 'ES',
  españa: 'ES',
  ireland: 'IE',
  italy: 'IT',
  italia: 'IT',
  france: 'FR',
  portugal: 'PT',
  australia: 'AU',
  canada: 'CA',
  germany: 'DE',
  deutschland: 'DE',
  netherlands: 'NL',
  belgium: 'BE',
};

function countryOf(word: string | null): string | null {
  if (word === null) return null;
  if (/^[a-z]{2}$/i.test(word)) return word.toUpperCase() === 'UK' ? 'GB' : word.toUpperCase();
  return COUNTRY_NAMES[word.toLowerCase()] ?? null;
}
