import { asList, at, isRecord, numberAt, positiveAt, textAt, type JsonRecord } from '../json/json-value.ts';
import type { ListingType, PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { toArea } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf } from '../texts/read-price.ts';
import { findEmbedded } from './find-embedded.ts';

/** Realtor.com: `propertyDetails` of the redux state in `__NEXT_DATA__`, or the same record as `property`. */
export function readRealtor(context: ReadContext): PartialFacts | null {
  const property = findEmbedded(
    context.data,
    (record) =>
      isRecord(record.description) &&
      isRecord(at(record, 'location', 'address')) &&
      ('list_price' in record || 'last_sold_price' in record || 'status' in record),
  );
  if (!property) return null;
  const address = at(property, 'location', 'address');
  const latitude = numberAt(address, 'coordinate', 'lat');
  const longitude = numberAt(address, 'coordinate', 'lon');
  const status = textAt(property, 'status');
  const listingType = typeOf(status);
  const parts = [
    textAt(address, 'line'),
    textAt(address, 'city'),
    textAt(address, 'state_code') ?? textAt(address, 'state'),
  ];
  return {
    listingType,
    status: status?.replaceAll('_', ' ') ?? null,
    price: priceOfProperty(property, listingType),
    bedrooms: numberAt(property, 'description', 'beds') ?? numberAt(property, 'description', 'beds_max'),
    bathrooms: bathroomsOf(property),
    area: toArea(
      positiveAt(property, 'description', 'sqft') ?? positiveAt(property, 'description', 'sqft_max'),
      'sqft',
    ),
    plot: toArea(positiveAt(property, 'description', 'lot_sqft'), 'sqft'),
    propertyType: textAt(property, 'description', 'type') ?? textAt(property, 'description', 'sub_type'),
    yearBuilt: readYear(at(property, 'description', 'year_built')),
    address: cleanLine(parts.filter((part) => part !== null).join(', ')),
    town: parts[1] ?? null,
    region: parts[2] ?? null,
    postcode: textAt(address, 'postal_code'),
    country: 'US',
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(at(property, 'description', 'text')),
    photos: asList(property.photos).flatMap((photo) => textAt(photo, 'href') ?? []),
    agent: agentOf(property),
    listedOn: readDate(property.list_date),
    updatedOn: readDate(at(property, 'source', 'last_update_date')) ?? readDate(property.last_update_date),
    listingId:
      /M\d{3,}-\d+$/.exec(textAt(property, 'permalink') ?? '')?.[0] ?? textAt(property, 'property_id'),
    url: textAt(property, 'href'),
  };
}

function typeOf(status: string | null): ListingType | null {
  if (status === null) return null;
  if (/rent/i.test(status)) return 'rent';
  return /sold|off_market/i.test(status) ? 'sold' : 'sale';
}

function priceOfProperty(property: JsonRecord, type: ListingType | null) {
  if (type === 'rent') return priceOf(positiveAt(property, 'list_price'), 'USD', 'rent');
  if (type === 'sold') {
    return priceOf(
      positiveAt(property, 'last_sold_price') ?? positiveAt(property, 'description', 'sold_price'),
      'USD',
      'sold',
    );
  }
  return priceOf(
    positiveAt(property, 'list_price'),
    'USD',
    at(property, 'flags', 'is_auction') === true ? 'auction' : 'asking',
  );
}

function bathroomsOf(property: JsonRecord): number | null {
  const consolidated = readCount(textAt(property, 'description', 'baths_consolidated'));
  if (consolidated !== null && consolidated > 0) return consolidated;
  const full = numberAt(property, 'description', 'baths_full') ?? 0;
  const half = numberAt(property, 'description', 'baths_half') ?? 0;
  return full + half > 0 ? full + half / 2 : positiveAt(property, 'description', 'baths');
}

function agentOf(property: JsonRecord): string | null {
  return (
    textAt(property, 'advertisers', 0, 'office', 'name') ??
    textAt(property, 'advertisers', 0, 'broker', 'name') ??
    textAt(property, 'source', 'agents', 0, 'office_name') ??
    textAt(property, 'advertisers', 0, 'name')
  );
}
