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
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { readCurrency } from '../texts/currency-signs.ts';
import { councilTaxBandOf, energyRatingOf, tenureOf } from '../texts/home-words.ts';
import { toArea, type Area, type AreaUnit } from '../texts/read-area.ts';
import { readDate } from '../texts/read-date.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Rightmove: the page model of 2020 and later (plain or packed), and the data layer of the pages before it. */
export function readRightmove(context: ReadContext): PartialFacts | null {
  const model = findEmbedded(context.data, (record) => isRecord(record.propertyData));
  if (model) return readModel(asRecord(model.propertyData), asRecord(model.analyticsInfo), context);
  const bare = findEmbedded(
    context.data,
    (record) => isRecord(record.prices) && isRecord(record.address) && 'keyFeatures' in record,
  );
  if (bare) return readModel(bare, {}, context);
  const layer = findEmbedded(
    context.data,
    (record) => isRecord(record.propertyInfo) && 'propertyId' in record,
  );
  return layer ? readDataLayer(layer, context) : null;
}

function readModel(property: JsonRecord, analytics: JsonRecord, context: ReadContext): PartialFacts {
  const outcode = textAt(property, 'address', 'outcode');
  const incode = textAt(property, 'address', 'incode');
  const listingType = typeOf(textAt(property, 'transactionType') ?? textAt(property, 'channel'));
  const latitude = numberAt(property, 'location', 'latitude');
  const longitude = numberAt(property, 'location', 'longitude');
  return {
    listingType,
    status: statusOf(property),
    price: modelPrice(property, analytics, listingType, context),
    bedrooms: numberAt(property, 'bedrooms'),
    bathrooms: positiveAt(property, 'bathrooms'),
    area: sizing(property, ['sqft', 'sqm']),
    plot: sizing(property, ['ac', 'ha']),
    propertyType: textAt(property, 'propertySubType') ?? textAt(property, 'soldPropertyType'),
    tenure: tenureOf(textAt(property, 'tenure', 'tenureType')),
    energyRating: energyRatingOf(
      textAt(property, 'epc', 'currentRating') ?? textAt(property, 'energyPerformance'),
    ),
    councilTaxBand: councilTaxBandOf(textAt(property, 'livingCosts', 'councilTaxBand')),
    title: textAt(property, 'text', 'pageTitle') ?? textAt(property, 'text', 'propertyPhrase'),
    address: textAt(property, 'address', 'displayAddress'),
    postcode: outcode && incode ? `${outcode} ${incode}` : textAt(analytics, 'analyticsProperty', 'postcode'),
    country: textAt(property, 'address', 'countryCode'),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(at(property, 'text', 'description')),
    features: textsAt(property, 'keyFeatures').flatMap((line) => plainText(line) ?? []),
    photos: asList(property.images).flatMap((image) => textAt(image, 'url') ?? textAt(image, 'srcUrl') ?? []),
    agent: textAt(property, 'customer', 'branchDisplayName') ?? textAt(property, 'customer', 'companyName'),
    listedOn:
      readDate(at(analytics, 'analyticsProperty', 'added')) ??
      readDate(textAt(property, 'listingHistory', 'listingUpdateReason')),
    listingId: textAt(property, 'id'),
  };
}

function modelPrice(
  property: JsonRecord,
  analytics: JsonRecord,
  type: ListingType | null,
  context: ReadContext,
): ListedPrice | null {
  const qualifier = textAt(property, 'prices', 'displayPriceQualifier') ?? '';
  const line = `${qualifier} ${textAt(property, 'prices', 'primaryPrice') ?? ''}`.trim();
  const currency = readCurrency(textAt(property, 'prices', 'currencyCode')) ?? 'GBP';
  const price =
    readPrice(line, context.prices) ?? priceOf(numberAt(analytics, 'analyticsProperty', 'price'), currency);
  if (!price) return null;
  if (type === 'rent') return { ...price, kind: 'rent', period: price.period ?? 'month' };
  const isAuction =
    textAt(property, 'text', 'auctionFeesDisclaimer') !== null ||
    textsAt(property, 'tags').some((tag) => /auction/i.test(tag)) ||
    at(analytics, 'analyticsProperty', 'auctionOnly') === true;
  return isAuction ? { ...price, kind: 'auction' } : price;
}

function sizing(property: JsonRecord, units: readonly string[]): Area | null {
  for (const unit of units) {
    const row = asList(property.sizings).find((entry) => textAt(entry, 'unit') === unit);
    const size = positiveAt(row, 'maximumSize') ?? positiveAt(row, 'minimumSize');
    const area = size === null ? null : toArea(size, UNITS[unit] ?? 'm2');
    if (area) return area;
  }
  return null;
}

const UNITS: Readonly<Record<string, AreaUnit>> = { sqft: 'sqft', sqm: 'm2', ac: 'acre', ha: 'ha' };

function typeOf(word: string | null): ListingType | null {
  if (word === null) return null;
  return /LET|RENT/i.test(word) ? 'rent' : /BUY|SALE|NEW/i.test(word) ? 'sale' : null;
}

function statusOf(property: JsonRecord): string | null {
  if (at(property, 'status', 'archived') === true || at(property, 'status', 'published') === false)
    return 'removed';
  const tag = textsAt(property, 'tags').find((word) => /SOLD|LET|OFFER/i.test(word));
  return tag?.toLowerCase().replaceAll('_', ' ') ?? null;
}

/** Pages up to about 2019: `pushKV('property', {…})`. */
function readDataLayer(layer: JsonRecord, context: ReadContext): PartialFacts {
  const info = asRecord(layer.propertyInfo);
  const isRent = 'lettingType' in info && info.lettingType !== null;
  const latitude = numberAt(layer, 'location', 'latitude');
  const longitude = numberAt(layer, 'location', 'longitude');
  const branch = findEmbedded(context.data, (record) => 'branchId' in record && 'brandName' in record);
  const kind = readPrice(`${textAt(info, 'priceQualifier') ?? ''} £1`, context.prices)?.kind ?? 'asking';
  const agent = [textAt(branch, 'brandName') ?? textAt(branch, 'companyName'), textAt(branch, 'branchName')];
  return {
    listingType: isRent ? 'rent' : 'sale',
    status:
      info.letAgreed === true ? 'let agreed' : info.soldSTC === true ? 'sold subject to contract' : null,
    price: priceOf(
      positiveAt(info, 'price'),
      readCurrency(textAt(info, 'currency')) ?? 'GBP',
      isRent ? 'rent' : info.auctionOnly === true ? 'auction' : kind,
    ),
    bedrooms: numberAt(info, 'beds'),
    area: toArea(positiveAt(info, 'minSizeFt'), 'sqft'),
    plot: toArea(positiveAt(info, 'minSizeAc'), 'acre'),
    propertyType: cleanLine(
      [textAt(info, 'propertySubType'), textAt(info, 'propertyType')].find((word) => word !== null),
    ),
    postcode: textAt(layer, 'location', 'postcode'),
    country: textAt(layer, 'location', 'country'),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    agent: cleanLine(agent.filter((word) => word !== null).join(', ')),
    listedOn: readDate(textAt(info, 'added')),
    listingId: textAt(layer, 'propertyId'),
  };
}
