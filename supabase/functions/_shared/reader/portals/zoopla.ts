import {
  asList,
  asRecord,
  at,
  isRecord,
  numberAt,
  positiveAt,
  textAt,
  textsAt,
  type JsonRecord,
} from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { plainText } from '../texts/clean-text.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { councilTaxBandOf, energyRatingOf, tenureOf } from '../texts/home-words.ts';
import { readArea, toArea } from '../texts/read-area.ts';
import { readDate } from '../texts/read-date.ts';
import { priceKind, type ListedPriceKind } from '../texts/price-kinds.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { readUkPostcode } from '../texts/read-postcode.ts';
import { positionOf } from '../layers/schema-values.ts';
import { findEmbedded } from './find-embedded.ts';

const PHOTO_BASE = 'https://lid.zoocdn.com/u/1024/768/';

/**
 * Zoopla: the listing in `__NEXT_DATA__` (2020–2024, `listingDetails`) and in the React server stream since; both have
 * `counts`, `pricing` and `location`. Older pages only have the analytics taxonomy.
 */
export function readZoopla(context: ReadContext): PartialFacts | null {
  const listing = findEmbedded(
    context.data,
    (record) => 'displayAddress' in record && (isRecord(record.pricing) || isRecord(record.counts)),
  );
  const taxonomy = findEmbedded(
    context.data,
    (record) =>
      ('numBeds' in record || 'num_beds' in record || 'beds_max' in record) &&
      ('price' in record || 'priceActual' in record || 'price_actual' in record),
  );
  if (!listing && !taxonomy) return null;
  // Pages of 2025 keep the place in a record of its own.
  const place = findEmbedded(
    context.data,
    (record) => 'displayAddress' in record && isRecord(record.coordinates),
  );
  // The map of the home: chargers and stations around it have an address or a distance.
  const map = findEmbedded(
    context.data,
    (record) =>
      isRecord(record.coordinates) && !['address', 'distance', 'name'].some((member) => member in record),
  );
  const own = asRecord(listing);
  const targeting = asRecord(taxonomy ?? own.adTargeting ?? own.analyticsTaxonomy);
  return {
    ...definedOf({ position: positionOf((place ?? map)?.coordinates) }),
    ...definedOf(readTaxonomy(targeting, context)),
    ...definedOf(listing ? readListing(own, context) : {}),
  };
}

/** Without the members that say nothing, so that what the taxonomy knows shows through. */
function definedOf(facts: PartialFacts): PartialFacts {
  return Object.fromEntries(
    Object.entries<unknown>(facts).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

function readListing(listing: JsonRecord, context: ReadContext): PartialFacts {
  const isRent = /rent/i.test(textAt(listing, 'section') ?? '');
  const latitude =
    numberAt(listing, 'location', 'coordinates', 'latitude') ?? numberAt(listing, 'location', 'latitude');
  const longitude =
    numberAt(listing, 'location', 'coordinates', 'longitude') ?? numberAt(listing, 'location', 'longitude');
  const description = listing.detailedDescription;
  return {
    listingType: isRent ? 'rent' : 'sale',
    status: textAt(listing, 'statusSummary', 'label'),
    price: pricing(asRecord(listing.pricing), isRent, context),
    bedrooms: numberAt(listing, 'counts', 'numBedrooms'),
    bathrooms: positiveAt(listing, 'counts', 'numBathrooms'),
    area:
      readArea(
        `${textAt(listing, 'floorArea', 'value') ?? ''} ${textAt(listing, 'floorArea', 'units') ?? textAt(listing, 'floorArea', 'unitsLabel') ?? ''}`,
      ) ??
      readArea(textAt(listing, 'floorArea', 'label')) ??
      toArea(positiveAt(listing, 'ingested', 'sizeSqft'), 'sqft'),
    propertyType: textAt(listing, 'propertyType'),
    tenure: tenureOf(textAt(listing, 'tenure') ?? textAt(listing, 'tenure', 'type')),
    energyRating: energyRatingOf(
      textAt(listing, 'epc', 'efficiencyRating') ?? textAt(listing, 'derivedEPC', 'efficiencyRating'),
    ),
    councilTaxBand: councilTaxBandOf(materialInfo(context, 'council_tax_band')),
    title: textAt(listing, 'title'),
    address: textAt(listing, 'displayAddress'),
    postcode: readUkPostcode(textAt(listing, 'location', 'postalCode')),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(description),
    features: textsAt(listing, 'features', 'bullets').flatMap((line) => plainText(line) ?? []),
    photos: photosOf(listing),
    agent:
      textAt(listing, 'branch', 'name') ??
      textAt(listing, 'branchV2', 'branchName') ??
      textAt(listing, 'branchV2', 'name'),
    listedOn:
      readDate(listing.publishedOn) ??
      readDate(at(listing, 'priceHistory', 'firstPublished', 'firstPublishedDate')),
    listingId: textAt(listing, 'listingId'),
  };
}

/** A line of what the law asks a listing to say; in a stream it stands apart from the listing. */
function materialInfo(context: ReadContext, key: string): string | null {
  return textAt(
    findEmbedded(context.data, (record) => record.key === key && 'value' in record),
    'value',
  );
}

function pricing(record: JsonRecord, isRent: boolean, context: ReadContext): ListedPrice | null {
  const qualifier = textAt(record, 'qualifier') ?? textAt(record, 'priceQualifierLabel') ?? '';
  const price =
    readPrice(`${qualifier.replaceAll('_', ' ')} ${textAt(record, 'label') ?? ''}`, context.prices) ??
    priceOf(positiveAt(record, 'internalValue'), readCurrency(textAt(record, 'currencyCode')) ?? 'GBP');
  if (!price) return null;
  if (isRent) return { ...price, kind: 'rent', period: price.period ?? 'month' };
  return record.isAuction === true ? { ...price, kind: 'auction' } : price;
}

function photosOf(listing: JsonRecord): string[] {
  const images = [...asList(listing.propertyImage), ...asList(at(listing, 'content', 'propertyImage'))];
  const isPhoto = (image: unknown) => !/^(?:epc|floor ?plan)/i.test(textAt(image, 'caption') ?? '');
  return images.filter(isPhoto).flatMap((image) => {
    const name = textAt(image, 'filename');
    return textAt(image, 'original') ?? textAt(image, 'url') ?? (name === null ? [] : PHOTO_BASE + name);
  });
}

/** "offers_over": what the portal's statistics call the price. */
function kindOfQualifier(qualifier: string | null): ListedPriceKind {
  return priceKind(qualifier?.slice(0, 60).replaceAll('_', ' ') ?? '');
}

function readTaxonomy(record: JsonRecord, context: ReadContext): PartialFacts {
  const pick = (...names: string[]) =>
    names.map((name) => textAt(record, name)).find((value) => value !== null) ?? null;
  const section = pick('section', 'listingStatus', 'listing_status') ?? '';
  const isRent = /rent/i.test(section);
  const outcode = pick('outcode');
  const incode = pick('incode');
  const price =
    positiveAt(record, 'priceActual') ?? positiveAt(record, 'price_actual') ?? positiveAt(record, 'price');
  return {
    listingType: section === '' ? null : isRent ? 'rent' : 'sale',
    price: priceOf(
      price,
      readCurrency(pick('currencyCode', 'currency_code')) ?? context.prices.currency,
      isRent ? 'rent' : kindOfQualifier(pick('priceQualifier', 'price_qualifier')),
    ),
    bedrooms: numberAt(record, 'numBeds') ?? numberAt(record, 'num_beds') ?? numberAt(record, 'beds_max'),
    bathrooms: positiveAt(record, 'numBaths') ?? positiveAt(record, 'num_baths'),
    area: toArea(positiveAt(record, 'sizeSqFeet') ?? positiveAt(record, 'size_sq_feet'), 'sqft'),
    propertyType: pick('propertyType', 'property_type'),
    tenure: tenureOf(pick('tenure')),
    energyRating: energyRatingOf(pick('epcRating')),
    address: pick('displayAddress', 'display_address'),
    town: pick('postTownName', 'post_town_name', 'location'),
    region: pick('countyAreaName', 'county_area_name'),
    postcode: outcode && incode ? `${outcode} ${incode}` : null,
    features: textsAt(record, 'features').flatMap((line) => plainText(line) ?? []),
    agent: pick('branchName', 'branch_name', 'brandName', 'brand_name'),
    listingId: pick('listingId', 'listing_id'),
  };
}
