import { expect, it } from 'vitest';
import type { PageRow } from './pages/page-row.ts';
import { redirectTarget } from './redirect-target.ts';

const row = (redirect?: string): PageRow => ({
  path: '/dossiers/:dossierUuid',
  screen: 'redirect',
  title: 'pages.dossierHome.title',
  ...(redirect === undefined ? {} : { redirect }),
});

it('a redirect takes the names of its address along, and the query', () => {
  expect(redirectTarget(row('/dossiers/:dossierUuid/home'), { dossierUuid: 'a b' }, '?x=1')).toBe(
    '/dossiers/a%20b/home?x=1',
  );
  expect(redirectTarget(row('/games'), {}, '')).toBe('/games');
  expect(redirectTarget(row(), {}, '')).toBeNull();
});
