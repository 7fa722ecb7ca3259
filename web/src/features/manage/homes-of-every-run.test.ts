import { describe, expect, it } from 'vitest';
import { examples } from '#wire/examples.ts';
import type { ManagedGame, ManagedHome } from '#wire/managed-games.ts';
import { gameToFields } from './game-fields.ts';
import { homesOfEveryRun } from './homes-of-every-run.ts';

const [HOME] = examples.manage_game.homes;
const homes = ['a', 'b', 'c', 'd'].map(
  (id) => ({ ...HOME, id, isVisible: true, status: 'available' }) as ManagedHome,
);
const game: ManagedGame = {
  ...examples.manage_game,
  family: 'public',
  homes,
  settings: { ...examples.manage_game.settings, roundsPerRun: 2, roundOrder: 'fixed' },
};
const shared = (of: ManagedGame, change: object = {}) => {
  const ids = homesOfEveryRun(of, { ...gameToFields(of), ...change });
  return ids && [...ids];
};

describe('homesOfEveryRun()', () => {
  it('names the first homes of the list that are shown', () => {
    expect(shared(game)).toEqual(['a', 'b']);
    expect(shared(game, { order: ['d', 'a', 'b', 'c'] })).toEqual(['d', 'a']);
    expect(shared(game, { 'home.a.isVisible': false })).toEqual(['b', 'c']);
  });

  it('leaves homes out that were taken down', () => {
    const [first, ...others] = homes;
    const taken = { ...first, status: 'withdrawn' } as ManagedHome;
    expect(shared({ ...game, homes: [taken, ...others] })).toEqual(['b', 'c']);
  });

  it('names none where each run draws its own, where all are played, or in a round-up', () => {
    expect(shared(game, { roundOrder: 'random' })).toBeNull();
    expect(shared(game, { roundsPerRun: 4 })).toBeNull();
    expect(shared({ ...game, family: 'roundup' })).toBeNull();
  });
});
