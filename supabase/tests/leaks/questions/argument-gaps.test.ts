import { expect, test } from 'vitest';
import { argumentGaps } from './argument-gaps.ts';

const taken = new Map([
  ['game_homes', ['game_slug', 'brand']],
  ['own_brands', []],
]);

test('argumentGaps() finds nothing where every argument has a value in some call', () => {
  const calls = [
    { name: 'game_homes', body: { game_slug: 'mills', brand: null } },
    { name: 'game_homes', body: { brand: 'star' } },
    { name: 'own_brands', body: {} },
  ];
  expect(argumentGaps(taken, calls)).toEqual({ missing: [], unknown: [] });
});

test('argumentGaps() names an argument that no call gives a value', () => {
  const calls = [{ name: 'game_homes', body: { game_slug: 'mills', brand: null } }];
  expect(argumentGaps(taken, calls).missing).toEqual(['game_homes.brand']);
  expect(argumentGaps(taken, []).missing).toEqual(['game_homes.brand', 'game_homes.game_slug']);
});

test('argumentGaps() names an argument, and a function, that is not there', () => {
  const calls = [
    { name: 'game_homes', body: { game_slug: 'mills', brand: 'star', page: 2 } },
    { name: 'gone', body: { brand: 'star' } },
  ];
  expect(argumentGaps(taken, calls).unknown).toEqual(['game_homes.page', 'gone.brand']);
});
