import { expect, test } from 'vitest';
import { countedPath } from './counted-path.ts';

test('a visit is counted by names that everybody may read, never by an id', () => {
  expect(countedPath({ path: '/i/:page_slug' }, { page_slug: 'about-us' })).toBe('/i/about-us');
  expect(countedPath({ path: '/dossiers/:dossierUuid/notes' }, { dossierUuid: '5b0e7c52' })).toBe(
    '/dossiers/:dossierUuid/notes',
  );
});

test('a game whose link alone opens it is told to nobody', () => {
  expect(countedPath({ path: '/game/:gameSlug' }, { gameSlug: 'for-friends' })).toBe('/game/:gameSlug');
});

test('an address that may carry a proof is told to nobody', () => {
  expect(countedPath({ path: '/invite/:token', isSecret: true }, { token: 'abc' })).toBeNull();
});
