import type { MarketKind } from '#domain/market/market-fields.ts';
import type { RefusalReason } from '#domain/market/refusal-reasons.ts';

/** How a kind of file becomes rows of a table. All of it is SQL over the stage, into which Postgres reads the file. */
export interface MarketTable {
  /** the table that it fills, without its schema */
  readonly table: string;
  /** columns of the stage, typed */
  readonly stage: Readonly<Record<string, string>>;
  /** the stage's columns from a file whose cells are read as texts: expressions over its facts, by stage column */
  readonly typed: Readonly<Record<string, string>>;
  /** why a row of the stage is refused: the first condition that holds. Of a row that deletes, the first alone is asked */
  readonly reasons: readonly (readonly [condition: string, reason: RefusalReason])[];
  /** columns that name a row: expressions over the stage */
  readonly key: Readonly<Record<string, string>>;
  /** the other columns, as the file states them */
  readonly columns: Readonly<Record<string, string>>;
  /** columns that a file may be silent about: what is known already stays then */
  readonly filled: Readonly<Record<string, string>>;
  /** columns that follow from other tables; a row is not corrected because of them */
  readonly derived: Readonly<Record<string, string>>;
  /** what the derived columns are read from */
  readonly joins: string;
  /** the condition under which a row deletes what it names; null where none does */
  readonly deletes: string | null;
  /** the day that a row is about, for the extent of an import */
  readonly day: string | null;
  readonly source: string;
  readonly licence: string;
  readonly country: string;
}

const number = (fact: string) => `pg_temp.number_of(${fact})`;
const day = (fact: string) => `pg_temp.day_of(${fact})`;
/** A text without spaces around it; what registers write for "nothing" is nothing. */
const text = (fact: string) =>
  `case when upper(btrim(${fact})) not in ('', 'NO DATA!', 'INVALID!', 'N/A', 'NOT RECORDED', 'NODATA!') then btrim(${fact}) end`;
const whole = (fact: string, most: number) =>
  `case when ${number(fact)} between 0 and ${String(most)} then round(${number(fact)})::integer end`;
const minor = (fact: string) =>
  `case when ${number(fact)} between 0 and 10000000 then round(${number(fact)} * 100)::bigint end`;

/** Every sign of a sale in Britain fits in these; a row whose columns moved does not. */
const ADDRESS = ['paon', 'saon', 'street', 'locality', 'town', 'district', 'county'] as const;
const addressTexts = Object.fromEntries(ADDRESS.map((name) => [name, name]));

const PRICE_REASONS = [
  ['s.price is null', 'price_unreadable'],
  ['s.price < 100', 'price_too_low'],
  ['s.price > 10000000000', 'price_too_high'],
  ['s.sold_on is null', 'date_unreadable'],
  ['s.sold_on > current_date + 1', 'date_in_future'],
] as const satisfies MarketTable['reasons'];

const SQUARE_FOOT = '0.09290304';
const area = (fact: string) =>
  `case when ${number(fact)} between 1 and 100000 then ${number(fact)}::real end`;

const SOLD: MarketTable = {
  table: 'sales',
  stage: {
    id: 'uuid',
    price: 'bigint',
    sold_on: 'date',
    postcode: 'text',
    kind: 'text',
    is_new: 'boolean',
    tenure: 'text',
    paon: 'text',
    saon: 'text',
    street: 'text',
    locality: 'text',
    town: 'text',
    district: 'text',
    county: 'text',
    category: 'text',
    status: 'text',
    area_m2: 'real',
    place: 'bigint',
  },
  typed: {
    id: `case when pg_input_is_valid(btrim(id), 'uuid') then btrim(id)::uuid end`,
    price: `case when ${number('price')} between 0 and 1e15 then round(${number('price')})::bigint end`,
    sold_on: day('sold_on'),
    postcode: 'upper(btrim(postcode))',
    kind: 'upper(btrim(kind))',
    is_new: `upper(btrim(is_new)) in ('Y', 'T', 'TRUE', '1', '1.0')`,
    tenure: 'upper(btrim(tenure))',
    ...addressTexts,
    category: 'upper(btrim(category))',
    status: 'upper(btrim(status))',
    area_m2: area('area'),
    place: `private.tile_of(${number('latitude')}::double precision, ${number('longitude')}::double precision)`,
  },
  reasons: [
    ['s.id is null', 'id_unreadable'],
    [`s.status not in ('', 'A', 'C', 'D')`, 'status_unknown'],
    ...PRICE_REASONS,
    [`s.sold_on < '1995-01-01'`, 'date_too_early'],
    [`coalesce(s.kind, '') not in ('D', 'S', 'T', 'F', 'O')`, 'type_unknown'],
    [`s.tenure not in ('', 'F', 'L', 'U')`, 'tenure_unknown'],
    [`s.category not in ('', 'A', 'B')`, 'category_unknown'],
    [`s.postcode <> '' and s.postcode !~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'`, 'postcode_unreadable'],
    [`length(concat(${ADDRESS.map((name) => `s.${name}`).join(', ')})) > 600`, 'too_long'],
  ],
  key: { id: 's.id' },
  columns: {
    price_minor: 's.price * 100',
    sold_on: 's.sold_on',
    kind: `s.kind::"char"`,
    tenure: `case when s.tenure in ('F', 'L') then s.tenure::"char" end`,
    category: `case when s.category = 'B' then 'B'::"char" else 'A'::"char" end`,
    is_new: 'coalesce(s.is_new, false)',
    country_code: `'GB'`,
    currency: `'GBP'`,
    postcode: `nullif(s.postcode, '')`,
    ...Object.fromEntries(ADDRESS.map((name) => [name, `nullif(s.${name}, '')`])),
  },
  filled: { area_m2: 's.area_m2' },
  derived: { place: 'coalesce(p.place, s.place)' },
  joins: `left join private.postcodes p on p.country_code = 'GB' and p.postcode = s.postcode`,
  deletes: `s.status = 'D'`,
  day: 's.sold_on',
  source: 'HM Land Registry Price Paid Data',
  licence:
    'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.',
  country: 'GB',
};

const extra = (facts: readonly string[]) =>
  `nullif(jsonb_strip_nulls(jsonb_build_object(${facts.map((fact) => `'${fact}', ${number(fact)}`).join(', ')})), '{}')`;

const US_SALES: MarketTable = {
  table: 'sales',
  stage: {
    id: 'text',
    price: 'bigint',
    sold_on: 'date',
    postcode: 'text',
    area_m2: 'real',
    bedrooms: 'integer',
    year_built: 'integer',
    town: 'text',
    facts: 'jsonb',
    place: 'bigint',
  },
  typed: {
    id: text('id'),
    price: `case when ${number('price')} between 0 and 1e15 then round(${number('price')})::bigint end`,
    sold_on: `coalesce(pg_temp.american_day_of(sold_on), case when ${number('sold_year')} between 1000 and 2999 and ${number('sold_month')} between 1 and 12
      then make_date(${number('sold_year')}::integer, ${number('sold_month')}::integer, 1) end)`,
    postcode: `substring(postcode from '[0-9]{5}')`,
    area_m2: `case when ${number('area')} between 10 and 1000000 then (${number('area')} * ${SQUARE_FOOT})::real end`,
    bedrooms: whole('bedrooms', 100),
    year_built: `case when ${number('year_built')} between 1600 and 2100 then ${number('year_built')}::integer end`,
    town: text('town'),
    facts: extra(['plot', 'bathrooms', 'floors', 'waterfront', 'view', 'condition', 'grade', 'year_renovated']),
    place: `private.tile_of(${number('latitude')}::double precision, ${number('longitude')}::double precision)`,
  },
  reasons: [
    ['s.id is null', 'id_unreadable'],
    ...PRICE_REASONS,
    [`s.sold_on < '1900-01-01'`, 'date_too_early'],
    ['length(concat(s.id, s.town)) > 200', 'too_long'],
  ],
  // The States have no register of all sales: a parcel's number and the day name one.
  key: { id: `md5('US/' || s.id || '/' || s.sold_on)::uuid` },
  columns: {
    price_minor: 's.price * 100',
    sold_on: 's.sold_on',
    kind: `'O'::"char"`,
    country_code: `'US'`,
    currency: `'USD'`,
    postcode: 's.postcode',
    area_m2: 's.area_m2',
    bedrooms: 's.bedrooms::smallint',
    year_built: 's.year_built::smallint',
    town: 's.town',
    facts: 's.facts',
  },
  filled: {},
  derived: { place: 's.place' },
  joins: '',
  deletes: null,
  day: 's.sold_on',
  source: 'Sales in the United States',
  licence: 'As the file’s publisher says.',
  country: 'US',
};

const POSTCODE_FORM = `s.postcode ~ '^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$'`;
/** With the one space that the register of sales writes, whatever the file pads it with. */
const spacedPostcode = (fact: string) =>
  `regexp_replace(regexp_replace(upper(${fact}), '[^A-Z0-9]', '', 'g'), '^(.+)([0-9][A-Z]{2})$', '\\1 \\2')`;
const packed = (fact: string, column: string) =>
  `coalesce(${fact}, case when pg_input_is_valid(packed, 'jsonb') then packed::jsonb ->> '${column}' end)`;

const POSTCODES: MarketTable = {
  table: 'postcodes',
  stage: {
    postcode: 'text',
    latitude: 'double precision',
    longitude: 'double precision',
    authority: 'text',
    small_area: 'text',
    decile: 'integer',
    ended_on: 'date',
  },
  typed: {
    postcode: spacedPostcode('postcode'),
    latitude: `${number(packed('latitude', 'lat'))}::double precision`,
    longitude: `${number(packed('longitude', 'long'))}::double precision`,
    authority: text('coalesce(authority, authority_code)'),
    small_area: text(packed('small_area', 'lsoa11')),
    decile: `case when ${number('decile')} between 1 and 10 then ${number('decile')}::integer end`,
    ended_on: `case when ${packed('ended', 'doterm')} ~ '^(19|20)[0-9]{2}(0[1-9]|1[0-2])$'
      then to_date(${packed('ended', 'doterm')}, 'YYYYMM') end`,
  },
  reasons: [
    [`not coalesce(${POSTCODE_FORM}, false)`, 'postcode_unreadable'],
    // Directories say 99.999999, 0 where they do not know.
    [
      'private.tile_of(s.latitude, s.longitude) is null or s.latitude > 85 or s.latitude = 0',
      'position_unreadable',
    ],
    ['length(concat(s.authority, s.small_area)) > 200', 'too_long'],
  ],
  key: { country_code: `'GB'`, postcode: 's.postcode' },
  columns: {
    latitude: 's.latitude',
    longitude: 's.longitude',
    authority: 's.authority',
    small_area: 's.small_area',
    deprivation_decile: 's.decile::smallint',
    ended_on: 's.ended_on',
  },
  filled: {},
  derived: {},
  joins: '',
  deletes: null,
  day: null,
  source: 'ONS Postcode Directory',
  licence:
    'Contains OS data © Crown copyright and database right; contains Royal Mail data © Royal Mail copyright and database right; contains National Statistics data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.',
  country: 'GB',
};

const EPC: MarketTable = {
  table: 'energy_certificates',
  stage: {
    certificate: 'text',
    postcode: 'text',
    address: 'text',
    uprn: 'bigint',
    authority_code: 'text',
    authority: 'text',
    kind: 'text',
    built_form: 'text',
    age_band: 'text',
    rating: 'text',
    potential_rating: 'text',
    efficiency: 'integer',
    potential_efficiency: 'integer',
    area_m2: 'real',
    inspected_on: 'date',
    lodged_on: 'date',
    reason: 'text',
    tenure: 'text',
    main_fuel: 'text',
    heating_cost_minor: 'bigint',
    hot_water_cost_minor: 'bigint',
    lighting_cost_minor: 'bigint',
    energy: 'real',
    co2: 'real',
  },
  typed: {
    certificate: text('certificate'),
    postcode: spacedPostcode('postcode'),
    address: `coalesce(${text('address')}, concat_ws(', ', ${text('address1')}, ${text('address2')}, ${text('address3')}))`,
    uprn: `case when btrim(uprn) ~ '^(UPRN-)?[0-9]{1,12}$' then nullif(replace(btrim(uprn), 'UPRN-', '')::bigint, 0) end`,
    authority_code: text('authority_code'),
    authority: text('authority'),
    kind: text('kind'),
    built_form: text('built_form'),
    age_band: `regexp_replace(${text('age_band')}, '^England and Wales: ', '')`,
    rating: 'upper(btrim(rating))',
    potential_rating: `substring(upper(btrim(potential_rating)) from '^[A-G]$')`,
    efficiency: whole('efficiency', 200),
    potential_efficiency: whole('potential_efficiency', 200),
    area_m2: area('area'),
    inspected_on: day('inspected_on'),
    lodged_on: day('lodged_on'),
    reason: text('reason'),
    tenure: text('tenure'),
    main_fuel: text('main_fuel'),
    heating_cost_minor: minor('heating_cost'),
    hot_water_cost_minor: minor('hot_water_cost'),
    lighting_cost_minor: minor('lighting_cost'),
    energy: `case when abs(${number('energy')}) < 100000 then ${number('energy')}::real end`,
    co2: `case when abs(${number('co2')}) < 100000 then ${number('co2')}::real end`,
  },
  reasons: [
    ['s.certificate is null', 'id_unreadable'],
    [`not coalesce(${POSTCODE_FORM}, false)`, 'postcode_unreadable'],
    [`coalesce(s.rating, '') not in ('A', 'B', 'C', 'D', 'E', 'F', 'G')`, 'rating_unknown'],
    ['s.lodged_on is null', 'date_unreadable'],
    [`s.lodged_on < '2005-01-01'`, 'date_too_early'],
    ['s.lodged_on > current_date + 1', 'date_in_future'],
    [
      'length(concat(s.certificate, s.address, s.authority_code, s.authority, s.kind, s.built_form, s.age_band, s.reason, s.tenure, s.main_fuel)) > 1500',
      'too_long',
    ],
  ],
  key: { certificate: 's.certificate' },
  columns: {
    postcode: 's.postcode',
    address: 's.address',
    uprn: 's.uprn',
    authority_code: 's.authority_code',
    authority: 's.authority',
    kind: 's.kind',
    built_form: 's.built_form',
    age_band: 's.age_band',
    rating: `s.rating::"char"`,
    potential_rating: `s.potential_rating::"char"`,
    efficiency: 's.efficiency::smallint',
    potential_efficiency: 's.potential_efficiency::smallint',
    area_m2: 's.area_m2',
    inspected_on: 's.inspected_on',
    lodged_on: 's.lodged_on',
    reason: 's.reason',
    tenure: 's.tenure',
    main_fuel: 's.main_fuel',
    heating_cost_minor: 's.heating_cost_minor',
    hot_water_cost_minor: 's.hot_water_cost_minor',
    lighting_cost_minor: 's.lighting_cost_minor',
    energy_kwh_per_m2: 's.energy',
    co2_tonnes: 's.co2',
  },
  filled: {},
  derived: {},
  joins: '',
  deletes: null,
  day: 's.lodged_on',
  source: 'Energy Performance of Buildings Register',
  licence:
    'Energy data licensed under the Open Government Licence v3.0. Addresses: © Royal Mail and Ordnance Survey, for use with energy certificates alone.',
  country: 'GB',
};

const AREAS: MarketTable = {
  table: 'market_areas',
  stage: {
    kind: 'text',
    code: 'text',
    name: 'text',
    boundary: 'jsonb',
    west: 'double precision',
    south: 'double precision',
    east: 'double precision',
    north: 'double precision',
  },
  typed: {},
  reasons: [
    [`coalesce(s.code, '') = ''`, 'name_missing'],
    ['s.boundary is null', 'boundary_unreadable'],
    ['s.west < -180 or s.east > 180 or s.south < -90 or s.north > 90', 'position_unreadable'],
    ['length(concat(s.code, s.name)) > 200', 'too_long'],
  ],
  key: { kind: 's.kind', country_code: `'GB'`, code: 's.code' },
  columns: {
    name: `coalesce(nullif(s.name, ''), s.code)`,
    boundary: 's.boundary',
    west: 's.west',
    south: 's.south',
    east: 's.east',
    north: 's.north',
  },
  filled: {},
  derived: {},
  joins: '',
  deletes: null,
  day: null,
  source: 'Areas of Great Britain',
  licence: 'As the file’s publisher says.',
  country: 'GB',
};

export const MARKET_TABLES: Readonly<Record<MarketKind, MarketTable>> = {
  sold: SOLD,
  'us-sales': US_SALES,
  epc: EPC,
  postcodes: POSTCODES,
  areas: AREAS,
};
