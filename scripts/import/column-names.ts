/**
 * What a column of somebody's spreadsheet may be called, in the form that `normaliseName` gives: lower case, words
 * joined by one underscore. The first name of each list is the field's own.
 */
export const COLUMN_NAMES = {
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
  title: ['title', 'headline', 'name', 'listing_title'],
  description: ['description', 'summary', 'details', 'text', 'full_description', 'remarks', 'public_remarks'],
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
  bedrooms: [
    'bedrooms',
    'beds',
    'bed',
    'bedroom_count',
    'num_bedrooms',
    'no_of_bedrooms',
    'number_of_bedrooms',
    'br',
  ],
  bathrooms: [
    'bathrooms',
    'baths',
    'bath',
    'bathroom_count',
    'num_bathrooms',
    'no_of_bathrooms',
    'number_of_bathrooms',
  ],
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
  property_type: ['property_type', 'type', 'home_type', 'property_subtype', 'dwelling_type', 'tipo'],
  year_built: ['year_built', 'built', 'yr_built', 'build_year', 'construction_year'],
  tenure: ['tenure', 'ownership'],
  energy_rating: ['energy_rating', 'epc', 'epc_rating', 'energy'],
  features: ['features', 'key_features', 'amenities', 'bullets'],
  address: [
    'address',
    'address_line',
    'address_line_1',
    'address_1',
    'street',
    'street_address',
    'full_address',
  ],
  town: ['town', 'city', 'locality', 'post_town', 'municipality', 'poblacion'],
  postcode: ['postcode', 'post_code', 'zip', 'zipcode', 'zip_code', 'postal_code', 'codigo_postal'],
  district: ['district', 'neighbourhood', 'neighborhood', 'outcode', 'postcode_district', 'area_name'],
  region: ['region', 'state', 'state_from_zip', 'county', 'province', 'provincia', 'state_or_province'],
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
