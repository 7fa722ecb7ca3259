import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILIES, FAMILY_KEYS, isFamilyKey } from './families.ts';
import { boardPath, gamePattern, itemPath, leaderboardPath, resultsPath, startPath } from './game-paths.ts';

const ROUTES = new URL('../../../../../shared/spec/routes.json', import.meta.url);

test.skipIf(!existsSync(ROUTES))(
  'gamePattern() gives every game route of the specification, and no other',
  () => {
    const { routes } = JSON.parse(readFileSync(ROUTES, 'utf8')) as { routes: { path: string }[] };
    const wanted = routes.map((route) => route.path).filter((path) => path.includes('/:gameSlug'));
    const made = FAMILY_KEYS.flatMap((key) =>
      FAMILIES[key].screens.map((screen) => gamePattern(key, screen)),
    );
    // The bare branded path is a redirect, and the embed is no family's.
    expect([...made, '/play/:gameSlug', '/embed/:gameSlug'].sort()).toEqual(wanted.sort());
  },
);

test('startPath() of a branded game is the root of its subdomain, which shows that game', () => {
  expect(startPath('branded', 'star-homes')).toBe('/?game=star-homes');
  expect(startPath('public', 'house-prices-game')).toBe('/game/house-prices-game');
});

test('itemPath() carries the run as query', () => {
  expect(itemPath('public', { slug: 'g', gameListingId: 'l1', sessionId: 's1' })).toBe(
    '/game/g/property/l1?session=s1',
  );
  expect(itemPath('forum', { slug: 'g', gameListingId: 'l1', suffix: 'a-cottage' })).toBe(
    '/r/g/comments/l1/a-cottage',
  );
  expect(itemPath('forum', { slug: 'g', gameListingId: 'l1' })).toBe('/r/g/comments/l1/-');
  expect(itemPath('ultima', { slug: 'g', gameListingId: 'l1' })).toBe('/ultima/v/g/property/l1');
  expect(itemPath('klavo', { slug: 'g', gameListingId: 'l1' }, 'guesstimates')).toBe(
    '/klavo/v/g/property/l1/guesstimates',
  );
});

test('resultsPath() names the listing in a roundup, and the summary where a screen is missing', () => {
  const run = { slug: 'g', sessionId: 's1', gameListingId: 'l1' };
  expect(resultsPath('roundup', run)).toBe('/roundup/v/g/results/p/l1/s1');
  expect(resultsPath('public', run, 'results-share')).toBe('/game/g/results_to_share/s1');
  expect(resultsPath('public', run, 'results-detailed-share')).toBe('/game/g/shareable_detailed_results/s1');
  expect(resultsPath('ultima', run, 'results-detailed-share')).toBe('/ultima/v/g/results/s1');
});

test('leaderboardPath() is null in families without one', () => {
  expect(leaderboardPath('public', 'g')).toBe('/game/g/leaderboard');
  expect(leaderboardPath('roundup', 'g')).toBeNull();
});

test('boardPath() is null where the family has no board, and where the game keeps none', () => {
  const game = { slug: 'g', leaderboardEnabled: true } as const;
  expect(boardPath({ ...game, family: 'forum' })).toBe('/r/g/leaderboard');
  expect(boardPath({ ...game, family: 'forum', leaderboardEnabled: false })).toBeNull();
  expect(boardPath({ ...game, family: 'one-off' })).toBeNull();
});

test('isFamilyKey() refuses what only looks like one', () => {
  expect([isFamilyKey('one-off'), isFamilyKey('toString')]).toEqual([true, false]);
});
