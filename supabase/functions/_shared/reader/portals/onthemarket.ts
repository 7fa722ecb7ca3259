import {
  asList,
  asRecord,
  at,
  isRecord,
  numberAt,
  positiveAt,
  textAt,
  type JsonRecord,
} from '../json/json-value.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { plainText } from '../texts/clean-text.ts';
import { councilTaxBandOf, energyRatingOf, tenureOf } from '../texts/home-words.ts';
import { readArea, toArea, type Area } from '../texts/read-area.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { readUkPostcode } from '../texts/read-postcode.ts';
import { findEmbedded } from './find-embedded.ts';

/** OnTheMarket: the property of the redux state in `__NEXT_DATA__`, or the same record on its own. */
export function readOnTheMarket(context: ReadContext): PartialFacts | null {
  const property = findEmbedded(
    context.data,
    (record) =>
      'displayAddress' in record &&
      ('priceRaw' in record || 'price' in record) &&
      'bedrooms' in record &&
      (isRecord(record.location) || 'humanisedPropertyType' in record) &&
      ('images' in record || 'canonicalUrl' in record),
  );
  if (!property) return null;
  const latitude = numberAt(property, 'location', 'lat');
  const longitude = numberAt(property, 'location', 'lon');
  const isRent = property.toRent === true || /rent/i.test(textAt(property, 'searchType') ?? '');
  const address = textAt(property, 'displayAddress');
  return {
    listingType: isRent ? 'rent' : 'sale',
    status: textAt(property, 'status') ?? (property.underOffer === true ? 'under offer' : null),
    price: priceOfProperty(property, isRent, context),
    bedrooms: numberAt(property, 'bedrooms'),
    bathrooms: positiveAt(property, 'bathrooms'),
    area: areaOf(property),
    propertyType: textAt(property, 'humanisedPropertyType') ?? textAt(property, 'propSubId'),
    tenure: tenureOf(keyInfo(property, /tenure/i)) ?? tenureOf(textAt(property, 'tenure')),
    energyRating: energyRatingOf(textAt(property, 'epc', 'rating')),
    councilTaxBand: councilTaxBandOf(keyInfo(property, /council tax/i)),
    title: textAt(property, 'propertyTitle'),
    address,
    town: textAt(property, 'addressLocality'),
    postcode:
      readUkPostcode(textAt(property, 'postcode')) ??
      readUkPostcode(address) ??
      postcodeOfLayer(property, context),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(property.description),
    features: asList(property.features).flatMap((entry) => textAt(entry, 'feature') ?? textAt(entry) ?? []),
    photos: asList(property.images).flatMap((image) => {
      const prefix = textAt(image, 'prefix');
      return (
        textAt(image, 'largeUrl') ??
        textAt(image, 'original') ??
        textAt(image, 'url') ??
        (prefix === null ? [] : `${prefix}-1024x1024.jpg`)
      );
    }),
    agent: textAt(property, 'agent', 'name') ?? textAt(property, 'agent', 'companyName'),
    listingId: textAt(property, 'id'),
    url: textAt(property, 'canonicalUrl'),
  };
}

/** The whole postcode that the page's own measuring keeps of this property, where the address ends in its first half. */
function postcodeOfLayer(property: JsonRecord, { data }: ReadContext): string | null {
  const layer = findEmbedded(
    data,
    (record) => 'postcode' in record && textAt(record, 'property-id') === textAt(property, 'id'),
  );
  const postcode = readUkPostcode(textAt(layer, 'postcode'));
  const outward =
    textAt(property, 'displayAddress')
      ?.split(/[\s,]+/)
      .at(-1) ?? '';
  return postcode !== null && outward !== '' && postcode.split(' ')[0] === outward ? postcode : null;
}

function priceOfProperty(property: JsonRecord, isRent: boolean, context: ReadContext): ListedPrice | null {
  const line = `${textAt(property, 'priceQualifier') ?? ''} ${textAt(property, 'price') ?? textAt(property, 'shortPrice') ?? ''}`;
  const price = readPrice(line, context.prices) ?? priceOf(positiveAt(property, 'priceRaw'), 'GBP');
  if (price && isRent) return { ...price, kind: 'rent', period: price.period ?? 'month' };
  const isAuction = property.auction === true || /auction/i.test(textAt(property, 'propertyTitle') ?? '');
  return price && isAuction ? { ...price, kind: 'auction' } : price;
}

function areaOf(property: JsonRecord): Area | null {
  return (
    toArea(positiveAt(property, 'minimumAreaSqFt'), 'sqft') ??
    toArea(positiveAt(property, 'minimumAreaSqM'), 'm2') ??
    readArea(textAt(property, 'minimumArea'))
  );
}

function keyInfo(property: JsonRecord, title: RegExp): string | null {
  const row = asList(property.keyInfo).find((entry) => title.test(textAt(entry, 'title') ?? ''));
  return textAt(asRecord(row), 'value') ?? textAt(at(row, 'values'), 0);
}
