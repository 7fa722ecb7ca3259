import { describe, expect, it } from 'vitest';
import { areApart, withChanges, type Facts } from './home-calls.ts';

const seen: Facts = {
  bedrooms: { value: 2, source: 'agent' },
  floor_area_m2: { value: 80, source: 'listing', on: '2026-01-01' },
};

describe('withChanges()', () => {
  it('keeps what it does not name, and takes away what is null', () => {
    expect(withChanges(seen, { bedrooms: { value: 3, source: 'us' }, floor_area_m2: null })).toEqual({
      bedrooms: { value: 3, source: 'us' },
    });
  });
});

describe('areApart()', () => {
  it('lets two people change different facts, and not the same one', () => {
    const now = { ...seen, bedrooms: { value: 4, source: 'survey' } };
    expect(areApart(seen, now, ['floor_area_m2'])).toBe(true);
    expect(areApart(seen, now, ['year_built'])).toBe(true);
    expect(areApart(seen, now, ['bedrooms'])).toBe(false);
  });
});
