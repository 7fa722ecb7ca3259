import { number, text, whole } from './cells.ts';
import type { MarketTable } from './market-table.ts';
import { PRICE_REASONS } from './price-reasons.ts';

const SQUARE_FOOT = '0.09290304';
const extra = (facts: readonly string[]) =>
  `nullif(jsonb_strip_nulls(jsonb_build_object(${facts.map((fact) => `'${fact}', ${number(fact)}`).join(', ')})), '{}')`;

/** Sales in the States. */
export const US_SALES: MarketTable = {
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
    facts: extra([
      'plot',
      'bathrooms',
      'floors',
      'waterfront',
      'view',
      'condition',
      'grade',
      'year_renovated',
    ]),
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
  order: 's.postcode',
  source: 'Sales in the United States',
  licence: 'As the file’s publisher says.',
  country: 'US',
};
