import { describe, expect, it } from 'vitest';
import { groupPlaces } from './group-places.ts';

const at = (id: string, lat: number, lng: number) => ({ id, lat, lng });
const names = (places: readonly ReturnType<typeof at>[]) =>
  groupPlaces(places).map((group) => group.map(({ id }) => id).join(''));

describe('groupPlaces()', () => {
  it('puts together what would lie on each other, where its first place is', () => {
    expect(names([at('a', 53, -1), at('b', 54, 0), at('c', 53.01, -1), at('d', 53, -1)])).toEqual([
      'acd',
      'b',
    ]);
  });

  it('looks at how far apart they are on the map, not on the ground', () => {
    const street = [at('a', 53, -1), at('b', 53.004, -1.002), at('c', 53.03, -1.05)];
    expect(names(street)).toEqual(['ab', 'c']);
    expect(names(street.slice(0, 2))).toEqual(['a', 'b']);
  });

  it('bears one place, and none', () => {
    expect(names([at('a', 53, -1)])).toEqual(['a']);
    expect(names([])).toEqual([]);
  });
});
