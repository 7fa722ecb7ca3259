import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { AreaFilters } from './queries.ts';

/** What the tones of the map of areas say. */
export const AREA_SHOWS = ['level', 'change'] as const;
export type AreaShow = (typeof AREA_SHOWS)[number];

export const AREA_LEVELS = ['auto', 'district', 'sector'] as const;
export type AreaLevel = (typeof AREA_LEVELS)[number];

/** What the address of a map of areas says. */
export interface AreaQuery {
  readonly show: AreaShow;
  readonly level: AreaLevel;
  readonly year: number | null;
  readonly since: number | null;
  readonly type: AreaFilters['type'];
}

/** From here on sectors can be told apart; from further away districts are enough. */
const SECTOR_ZOOM = 9.5;

/** Reads an address. A word that is none of ours counts as not chosen, a year before that is not before as well. */
export function readAreaQuery(query: URLSearchParams): AreaQuery {
  const [year, since] = [yearOf(query.get('year')), yearOf(query.get('since'))];
  return {
    show: AREA_SHOWS.find((one) => one === query.get('show')) ?? 'level',
    level: AREA_LEVELS.find((one) => one === query.get('by')) ?? 'auto',
    year,
    since: year !== null && since !== null && since >= year ? null : since,
    type: SALE_KINDS.find((kind) => kind === query.get('type')) ?? '',
  };
}

/** The kind of areas to ask for: what was chosen, else what can be told apart from here. */
export function levelAt(level: AreaLevel, zoom: number): AreaFilters['level'] {
  return level === 'auto' ? (zoom < SECTOR_ZOOM ? 'district' : 'sector') : level;
}

function yearOf(text: string | null): number | null {
  return text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}

interface Priced {
  readonly code: string;
  readonly sales: number;
  readonly medianMinor: number | null;
  readonly beforeMinor: number | null;
}

/** How much more or less an area costs than before, as a share; null where either is not known. */
export function changeOf({
  medianMinor,
  beforeMinor,
}: Pick<Priced, 'medianMinor' | 'beforeMinor'>): number | null {
  return medianMinor === null || beforeMinor === null || beforeMinor === 0
    ? null
    : medianMinor / beforeMinor - 1;
}

export const AREA_SORTS = ['code', 'dearest', 'cheapest', 'rose', 'fell', 'sales'] as const;
export type AreaSort = (typeof AREA_SORTS)[number];

/** Areas in the order of a list; what is not known stands last. */
export function sortAreas<Area extends Priced>(areas: readonly Area[], sort: AreaSort): readonly Area[] {
  const byCode = (one: Area, other: Area) => one.code.localeCompare(other.code, 'en', { numeric: true });
  const value = (area: Area): number | null => {
    if (sort === 'sales') return -area.sales;
    if (sort === 'rose' || sort === 'fell') {
      const change = changeOf(area);
      return change === null ? null : sort === 'rose' ? -change : change;
    }
    return area.medianMinor === null ? null : sort === 'dearest' ? -area.medianMinor : area.medianMinor;
  };
  return areas.toSorted((one, other) => {
    if (sort === 'code') return byCode(one, other);
    const [mine, theirs] = [value(one) ?? Infinity, value(other) ?? Infinity];
    return mine === theirs ? byCode(one, other) : mine - theirs;
  });
}
