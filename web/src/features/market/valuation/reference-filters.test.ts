import { describe, expect, it } from 'vitest';
import { readReferenceFilters, referencesQuery, typesOf } from './reference-filters.ts';

describe('readReferenceFilters() and referencesQuery()', () => {
  it('are each other’s inverse, and know no other kinds', () => {
    const filters = { area: 'YO24', type: 'flat' } as const;
    expect(readReferenceFilters(new URLSearchParams(referencesQuery(filters)))).toEqual(filters);
    expect(readReferenceFilters(new URLSearchParams('type=castle&area=%20%20'))).toEqual({
      area: '',
      type: '',
    });
    expect(referencesQuery({ area: ' ', type: '' })).toBe('');
    expect([typesOf(filters), typesOf({ area: '', type: '' })]).toEqual([['flat'], null]);
  });
});
