import { HOME_FIELDS, READ_FIELD_KEYS, type ReadFieldKey } from '#domain/home-fields.ts';
import { TABLE_FIELDS } from '../../supabase/functions/_shared/reader/feeds/table-fields.ts';

type HomeColumn = (typeof HOME_FIELDS)[ReadFieldKey]['column'];

/** Fields that a home keeps as a table says them, by their columns: the reader knows what they may be called. */
const homeNames = Object.fromEntries(
  READ_FIELD_KEYS.map((key) => [HOME_FIELDS[key].column, TABLE_FIELDS[key]]),
) as Readonly<Record<HomeColumn, readonly string[]>>;

/**
 * What a column of somebody's spreadsheet may be called, in the form that `normaliseName` gives: lower case, words
 * joined by one underscore, which `isCalled` leaves out. The first name of each list is the field's own.
 */
export const COLUMN_NAMES = {
  ...homeNames,
  property_type: [...homeNames.property_type, 'property_subtype'],
  id: [
    'id',
    'ref',
    'reference',
    'listing_id',
    'property_id',
    'listing_ref',
    'property_ref',
    'mls',
    'mls_number',
  ],
  price: ['price', 'asking_price', 'list_price', 'guide_price', 'amount', 'value', 'precio', 'prix'],
  sold_price: ['sold_price', 'sale_price', 'price_paid', 'close_price', 'closed_price'],
  price_date: [
    'price_date',
    'date',
    'sold_date',
    'sold_on',
    'sale_date',
    'date_of_transfer',
    'list_date',
    'listed_on',
  ],
  currency: ['currency', 'price_currency', 'currency_code'],
  area_m2: [
    'area_m2',
    'area_sqm',
    'sqm',
    'm2',
    'floor_area_m2',
    'floor_area_sqm',
    'size_sqm',
    'size_m2',
    'built_m2',
  ],
  area_sqft: [
    'area_sqft',
    'sqft',
    'sq_ft',
    'square_feet',
    'floor_area_sqft',
    'size_sqft',
    'living_area',
    'sqft_living',
  ],
  area: ['area', 'floor_area', 'size', 'internal_area', 'property_size'],
  plot_m2: ['plot_m2', 'plot_sqm', 'plot_area_m2', 'land_m2'],
  plot_sqft: ['plot_sqft', 'lot_sqft', 'lot_size', 'sqft_lot', 'lot_size_sqft'],
  address: [
    'address',
    'address_line',
    'address_line_1',
    'address_1',
    'street',
    'street_address',
    'full_address',
  ],
  district: ['district', 'neighbourhood', 'neighborhood', 'outcode', 'postcode_district', 'area_name'],
  country: ['country', 'country_code'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
  url: ['url', 'link', 'source_url', 'listing_url', 'property_url', 'web'],
  portal: ['portal', 'source', 'site'],
  attribution: ['attribution', 'photo_attribution', 'photo_credit', 'credit', 'photographer'],
  rights: ['rights', 'rights_status', 'photo_rights'],
} as const satisfies Record<string, readonly string[]>;

export type FieldName = keyof typeof COLUMN_NAMES;

export const FIELD_NAMES = Object.keys(COLUMN_NAMES) as readonly FieldName[];

/** Whether a column has this name, wherever its words are joined. */
export function isCalled(column: string, name: string): boolean {
  return column.replaceAll('_', '') === name.replaceAll('_', '');
}

/** "Asking Price (£)" and "askingPrice" as `asking_price`. */
export function normaliseName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
