import { homeColumns } from '../domain/home-fields.ts';
import { toMajor } from '../domain/money.ts';
import type { ListingRecord } from './listing-record.ts';
import type { ListedPrice } from './texts/read-price.ts';
import { mapWords } from './word-sources.ts';

/** A record as people and other programs read it: snake case, prices in major units, areas in the unit of the source and in m². */
export interface PrintedRecord {
  readonly price: number | null;
  readonly currency: string | null;
  readonly [name: string]: unknown;
}

/** The record as flat JSON. `price` is a number of major units; of a range it is null and both ends follow. */
export function printRecord(record: ListingRecord): PrintedRecord {
  const { price, area, plot, position, refused } = record;
  const major = (minor: number | null | undefined) =>
    minor === null || minor === undefined ? null : toMajor(minor, price?.currency ?? 'EUR');
  const isRange = price?.kind === 'range';
  return {
    price: isRange ? null : major(price?.amountMinor),
    currency: price?.currency ?? null,
    price_kind: price?.kind ?? null,
    ...(isRange ? { price_low: major(price.amountMinor), price_high: major(price.highMinor) } : {}),
    ...(price?.period ? { price_period: price.period } : {}),
    listing_type: record.listingType,
    status: record.status,
    bedrooms: record.bedrooms,
    bathrooms: record.bathrooms,
    area: area?.value ?? null,
    area_unit: area?.unit ?? null,
    area_m2: area?.m2 ?? null,
    plot_m2: plot?.m2 ?? null,
    property_type: record.propertyType,
    home_type: record.homeType,
    ...homeColumns(mapWords((key) => record[key])),
    year_built: record.yearBuilt,
    title: record.title,
    address: record.address,
    town: record.town,
    region: record.region,
    postcode: record.postcode,
    district: record.district,
    country: record.country,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    description: record.playerDescription,
    features: record.playerFeatures,
    photos: record.photos ?? [],
    agent: record.agent,
    listed_on: record.listedOn,
    updated_on: record.updatedOn,
    portal: record.portal,
    listing_id: record.listingId,
    url: record.url,
    grade: record.grade,
    missing: record.missing,
    sources: record.sources,
    confidence: record.confidence,
    doubts: record.doubts.map(({ field, reason, values }) => ({
      field,
      reason,
      values: values.map(({ layer, value }) => ({ source: layer, value: printValue(value) })),
    })),
    ...(refused ? { refused: { code: refused.code, reason: refused.reason } } : {}),
  };
}

/** A value to choose: prices in major units, areas as the source states them. */
function printValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('amountMinor' in value) {
    const { amountMinor, currency } = value as ListedPrice;
    return { price: amountMinor === null ? null : toMajor(amountMinor, currency ?? 'EUR'), currency };
  }
  return value;
}
