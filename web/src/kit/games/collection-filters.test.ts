import { describe, expect, it } from 'vitest';
import { filtersQuery, isNarrowed, NO_FILTERS, readFilters } from './collection-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters()', () => {
  it('reads what filtersQuery() wrote', () => {
    const filters = {
      search: 'Málaga & the sea',
      place: 'ES:Andalucía',
      family: 'ultima',
      length: 'long',
      way: 'blitz',
      sort: 'title',
    } as const;
    expect(read(filtersQuery(filters))).toEqual(filters);
    expect(read(filtersQuery(NO_FILTERS))).toEqual(NO_FILTERS);
  });

  it('takes a word that is none of ours as not chosen', () => {
    expect(read('sort=price&family=castles&length=endless&way=is_hard')).toEqual(NO_FILTERS);
  });

  it('shortens a search that is far too long', () => {
    expect(read(`q=${'a'.repeat(5_000)}`).search).toHaveLength(100);
  });
});

describe('filtersQuery()', () => {
  it('leaves out what is not chosen', () => {
    expect(filtersQuery(NO_FILTERS)).toBe('');
    expect(filtersQuery({ ...NO_FILTERS, length: 'short' })).toBe('?length=short');
  });
});

describe('isNarrowed()', () => {
  it('does not count the order', () => {
    expect(isNarrowed({ ...NO_FILTERS, sort: 'title' })).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, place: 'GB' })).toBe(true);
  });
});
