import { FAMILY_KEYS, type FamilyKey } from '#domain/families.ts';
import { GAME_WAYS, type GameWay } from '#domain/game-ways.ts';

export const COLLECTION_SORTS = ['newest', 'most_played', 'trending', 'length', 'title'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

export const GAME_LENGTHS = ['short', 'medium', 'long'] as const;
export type GameLength = (typeof GAME_LENGTHS)[number];

/** What the list of games is narrowed to. The address holds it, so that a search can be sent, kept and gone back to. */
export interface CollectionFilters {
  readonly search: string;
  /** a country's code, or a code and a region: "GB", "GB:Kent" */
  readonly place: string;
  readonly family: FamilyKey | '';
  readonly length: GameLength | '';
  readonly way: GameWay | '';
  readonly sort: CollectionSort;
}

export const NO_FILTERS: CollectionFilters = {
  search: '',
  place: '',
  family: '',
  length: '',
  way: '',
  sort: 'newest',
};

const MAX_SEARCH = 100;

/** The filters of an address. A word that is none of ours counts as not chosen. */
export function readFilters(query: URLSearchParams): CollectionFilters {
  return {
    search: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    place: (query.get('place') ?? '').slice(0, MAX_SEARCH),
    family: oneOf(FAMILY_KEYS, query.get('family')) ?? '',
    length: oneOf(GAME_LENGTHS, query.get('length')) ?? '',
    way: oneOf(GAME_WAYS, query.get('way')) ?? '',
    sort: oneOf(COLLECTION_SORTS, query.get('sort')) ?? 'newest',
  };
}

/** The address of filters: only what is chosen stands in it, so that one list has one address. */
export function filtersQuery({ search, place, family, length, way, sort }: CollectionFilters): string {
  const query = new URLSearchParams();
  const chosen = { q: search.trim(), place, family, length, way, sort: sort === 'newest' ? '' : sort };
  for (const [name, value] of Object.entries(chosen)) if (value !== '') query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether anything narrows the list; its order does not. */
export function isNarrowed({ search, place, family, length, way }: CollectionFilters): boolean {
  return [search, place, family, length, way].some((value) => value !== '');
}

function oneOf<T extends string>(words: readonly T[], text: string | null): T | undefined {
  return words.find((word) => word === text);
}
