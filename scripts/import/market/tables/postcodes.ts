import { number, POSTCODE_FORM, spacedPostcode, text } from './cells.ts';
import type { MarketTable } from './market-table.ts';

const packed = (fact: string, column: string) =>
  `coalesce(${fact}, case when pg_input_is_valid(packed, 'jsonb') then packed::jsonb ->> '${column}' end)`;

/** Where postcodes are. */
export const POSTCODES: MarketTable = {
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
  order: null,
  source: 'ONS Postcode Directory',
  licence:
    'Contains OS data © Crown copyright and database right; contains Royal Mail data © Royal Mail copyright and database right; contains National Statistics data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.',
  country: 'GB',
};
