import { asList, at, isRecord, numberAt, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { plainText } from '../texts/clean-text.ts';
import { energyRatingOf } from '../texts/home-words.ts';
import { readArea, readAreaUnit, toArea } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { readPostcode } from '../texts/read-postcode.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Daft.ie: `listing` of `__NEXT_DATA__`. Its point is longitude first, its beds are "4 Bed". */
export function readDaft(context: ReadContext): PartialFacts | null {
  const listing = findEmbedded(
    context.data,
    (record) => 'numBedrooms' in record || ('daftShortcode' in record && 'price' in record),
  );
  if (!listing) return null;
  const longitude = numberAt(listing, 'point', 'coordinates', 0);
  const latitude = numberAt(listing, 'point', 'coordinates', 1);
  const title = (textAt(listing, 'title') ?? textAt(listing, 'displayAddress'))?.slice(0, 500) ?? null;
  const postcode = readPostcode(
    textAt(listing, 'addressDetails', 'postalCode') ?? textAt(listing, 'eircode') ?? title,
    'IE',
  );
  const listingType = typeOf(listing);
  return {
    listingType,
    status: textAt(listing, 'state')?.toLowerCase() === 'published' ? null : textAt(listing, 'state'),
    price: priceOfListing(listing, listingType, context),
    bedrooms: readCount(textAt(listing, 'numBedrooms')) ?? numberAt(listing, 'nonFormatted', 'beds'),
    bathrooms: readCount(textAt(listing, 'numBathrooms')),
    area:
      toArea(
        positiveAt(listing, 'floorArea', 'value'),
        readAreaUnit(textAt(listing, 'floorArea', 'unit')) ?? 'm2',
      ) ?? readArea(textAt(listing, 'propertySize')),
    propertyType: textAt(listing, 'propertyType'),
    yearBuilt: readYear(listing.dateOfConstruction),
    energyRating: energyRatingOf(textAt(listing, 'ber', 'rating')),
    title,
    address: withoutCode(textAt(listing, 'address') ?? title, postcode),
    town: textAt(listing, 'addressDetails', 'addressLocality'),
    region: textAt(listing, 'addressDetails', 'addressRegion'),
    postcode,
    country: listing.isInRepublicOfIreland === false ? 'GB' : 'IE',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(listing.description),
    features: asList(listing.features).flatMap((feature) => textAt(feature) ?? []),
    photos: photosOf(listing),
    agent: textAt(listing, 'seller', 'branch') ?? textAt(listing, 'seller', 'name'),
    listedOn: readDate(listing.firstPublishDate) ?? readDate(listing.publishDate),
    updatedOn: readDate(listing.lastUpdateDate),
    listingId: textAt(listing, 'id'),
  };
}

/** The title is the address, unless the page keeps one apart. */
function withoutCode(line: string | null, postcode: string | null): string | null {
  return postcode === null ? line : (line?.replace(new RegExp(`[,\\s]+${postcode}\\s*$`, 'i'), '') ?? null);
}

function typeOf(listing: JsonRecord): ListingType {
  const words = `${textAt(listing, 'category') ?? ''} ${textAt(listing, 'nonFormatted', 'section') ?? ''} ${textAt(listing, 'seoFriendlyPath') ?? ''}`;
  if (/rent|share|let\b/i.test(words) || positiveAt(listing, 'monthlyRent') !== null) return 'rent';
  return /\bsold\b/i.test(words) ? 'sold' : 'sale';
}

function priceOfListing(listing: JsonRecord, type: ListingType, context: ReadContext): ListedPrice | null {
  const price =
    readPrice(textAt(listing, 'price'), context.prices) ??
    priceOf(positiveAt(listing, 'nonFormatted', 'price') ?? positiveAt(listing, 'monthlyRent'), 'EUR');
  if (!price) return null;
  if (type === 'rent') return { ...price, kind: 'rent', period: price.period ?? 'month' };
  if (type === 'sold') return { ...price, kind: 'sold' };
  return /auction/i.test(textAt(listing, 'sellingType') ?? '') ? { ...price, kind: 'auction' } : price;
}

function photosOf(listing: JsonRecord): string[] {
  return asList(at(listing, 'media', 'images')).flatMap((image) => {
    if (!isRecord(image)) return [];
    // Sizes are members: size1440x960, size1200x1200; the widest first.
    const sizes = Object.keys(image).filter((name) => /^size\d+x\d+$/.test(name));
    sizes.sort((a, b) => Number(/\d+/.exec(b)?.[0]) - Number(/\d+/.exec(a)?.[0]));
    return textAt(image, sizes[0] ?? 'url') ?? [];
  });
}
