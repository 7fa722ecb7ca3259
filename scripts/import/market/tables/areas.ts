import type { MarketTable } from './market-table.ts';

/** Areas with their boundary. */
export const AREAS: MarketTable = {
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
  order: null,
  source: 'Areas of Great Britain',
  licence: 'As the file’s publisher says.',
  country: 'GB',
};
