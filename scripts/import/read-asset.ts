import { fitHomeFields, HOME_FIELDS } from '#domain/home-fields.ts';
import { mapWords } from '../../supabase/functions/_shared/reader/word-sources.ts';
import type { FieldName } from './column-names.ts';
import type { StoredAsset } from '#wire/procedures/stored-homes.ts';
import type { Market } from './markets.ts';
import { readAreaM2, readCount, readPropertyType, readYear } from './read-facts.ts';
import { readPlace } from './read-place.ts';

export interface RowCells {
  /** the cell of a field, empty where the file has no such column */
  readonly cell: (field: FieldName) => string;
  /** the fact in a cell, or null with a note where the cell was not understood */
  readonly fact: <T>(field: FieldName, read: (text: string) => T | null) => T | null;
}

/** The home that a row describes. Every fact is optional: what cannot be read is left out. */
export function readAsset({ cell, fact }: RowCells, market: Market): StoredAsset {
  const orNull = (field: FieldName) => (cell(field) === '' ? null : cell(field));
  const countryCode = /^[A-Z]{2}$/i.test(cell('country'))
    ? cell('country').toUpperCase()
    : market.countryCode;
  const bareUnit = countryCode === 'US' || countryCode === 'GB' ? 'sqft' : 'm2';
  const latitude = fact('latitude', (text) => readDegrees(text, 90));
  const longitude = fact('longitude', (text) => readDegrees(text, 180));
  const isPlaced = latitude !== null && longitude !== null;
  return fitHomeFields({
    propertyType: readPropertyType(cell('property_type')),
    bedrooms: fact('bedrooms', (text) => wholeOrNull(readCount(text))),
    bathrooms: fact('bathrooms', readCount),
    floorAreaM2:
      fact('area_m2', (text) => readAreaM2(text, 'm2')) ??
      fact('area_sqft', (text) => readAreaM2(text, 'sqft')) ??
      fact('area', (text) => readAreaM2(text, bareUnit)),
    plotAreaM2:
      fact('plot_m2', (text) => readAreaM2(text, 'm2')) ??
      fact('plot_sqft', (text) => readAreaM2(text, 'sqft')),
    yearBuilt: fact('year_built', readYear),
    ...mapWords((key, { readWritten }) => fact(HOME_FIELDS[key].column, readWritten)),
    features: cell('features')
      .split(/\s*[|;\n]\s*/)
      .map((feature) => feature.trim())
      .filter((feature) => feature !== ''),
    addressLine: orNull('address'),
    ...readPlace(
      { postcode: cell('postcode'), district: cell('district'), town: cell('town'), region: cell('region') },
      countryCode,
    ),
    countryCode,
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
  });
}

function readDegrees(text: string, limit: number): number | null {
  const degrees = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

function wholeOrNull(count: number | null): number | null {
  return count !== null && Number.isInteger(count) ? count : null;
}
