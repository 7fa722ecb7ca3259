import { area, day, number } from './cells.ts';
import type { MarketTable } from './market-table.ts';
import { PRICE_REASONS } from './price-reasons.ts';

/** Every sign of a sale in Britain fits in these; a row whose columns moved does not. */
const ADDRESS = ['paon', 'saon', 'street', 'locality', 'town', 'district', 'county'] as const;
const addressTexts = Object.fromEntries(ADDRESS.map((name) => [name, name]));

/** Sales of the register of England and Wales. */
export const SOLD: MarketTable = {
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
    // Bytes are counted first: putting texts together to count their letters takes several times as long.
    [
      `${ADDRESS.map((name) => `coalesce(octet_length(s.${name}), 0)`).join(' + ')} > 600
        and length(concat(${ADDRESS.map((name) => `s.${name}`).join(', ')})) > 600`,
      'too_long',
    ],
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
  deletes: `s.status is not distinct from 'D'`,
  day: 's.sold_on',
  order: 's.postcode',
  source: 'HM Land Registry Price Paid Data',
  licence:
    'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.',
  country: 'GB',
};
