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
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { energyRatingOf } from '../texts/home-words.ts';
import { readArea } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Immobiliare.it: `realEstate` of `__NEXT_DATA__`; `rooms` are locali, bedrooms stand apart. */
export function readImmobiliare(context: ReadContext): PartialFacts | null {
  const holder = findEmbedded(
    context.data,
    (record) => isRecord(record.realEstate) && Array.isArray(at(record.realEstate, 'properties')),
  );
  if (!holder) return null;
  const estate = asRecord(holder.realEstate);
  const property = asRecord(at(estate, 'properties', 0));
  const place = asRecord(property.location);
  const latitude = numberAt(place, 'latitude');
  const longitude = numberAt(place, 'longitude');
  const isRent = /rent|affitto/i.test(textAt(estate, 'contract') ?? textAt(estate, 'contractValue') ?? '');
  const street = [textAt(place, 'address'), textAt(place, 'streetNumber')]
    .filter((part) => part !== null)
    .join(', ');
  return {
    listingType: isRent ? 'rent' : 'sale',
    price: priceOfEstate(estate, property, isRent, context),
    bedrooms: readCount(textAt(property, 'bedRoomsNumber')),
    bathrooms: readCount(textAt(property, 'bathrooms')),
    area: readArea(textAt(property, 'surface') ?? textAt(property, 'surfaceValue'), 'm2'),
    plot: readArea(textAt(property, 'land', 'surface'), 'm2'),
    propertyType: textAt(property, 'typology', 'name') ?? textAt(estate, 'typology', 'name'),
    yearBuilt: readYear(property.buildingYear),
    energyRating: energyRatingOf(
      textAt(property, 'energy', 'class', 'name') ?? textAt(property, 'energy', 'class'),
    ),
    title: textAt(estate, 'title'),
    address: cleanLine(
      [street, textAt(place, 'city')].filter((part) => part !== null && part !== '').join(', '),
    ),
    town: textAt(place, 'city'),
    region: textAt(place, 'province') ?? textAt(place, 'region'),
    country: textAt(place, 'nation', 'id') ?? 'IT',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(property.description) ?? plainText(property.defaultDescription),
    features: textsAt(property, 'features'),
    photos: asList(at(property, 'multimedia', 'photos')).flatMap(
      (photo) =>
        textAt(photo, 'urls', 'large') ??
        textAt(photo, 'urls', 'medium') ??
        textAt(photo, 'urls', 'small') ??
        [],
    ),
    agent:
      textAt(estate, 'advertiser', 'agency', 'displayName') ??
      textAt(estate, 'advertiser', 'supervisor', 'displayName'),
    listedOn: readDate(numberAt(estate, 'createdAt')),
    updatedOn: readDate(numberAt(estate, 'updatedAt')),
    listingId: textAt(estate, 'id'),
  };
}

function priceOfEstate(
  estate: JsonRecord,
  property: JsonRecord,
  isRent: boolean,
  context: ReadContext,
): ListedPrice | null {
  for (const price of [asRecord(estate.price), asRecord(property.price)]) {
    if (price.visible === false)
      return { kind: 'on-application', amountMinor: null, highMinor: null, currency: 'EUR', period: null };
    const read =
      priceOf(positiveAt(price, 'value'), 'EUR') ??
      readPrice(textAt(price, 'formattedValue'), context.prices);
    if (read) return isRent ? { ...read, kind: 'rent', period: 'month' } : read;
  }
  return null;
}
