import { expect, it, vi } from 'vitest';
import { routeTable } from './pages/route-table.ts';
import { rebasePath } from './rebase-path.ts';

vi.mock('#lib/supabase.ts', () => ({}));

const at = (path: string, family: string) => {
  const url = new URL(path, 'https://example.com');
  const pattern = url.pathname.replace(/\/sample-x/, '/:gameSlug');
  const row = routeTable.find((one) => one.path === pattern);
  if (!row) throw new Error(`no row ${pattern}`);
  return rebasePath(url, row, { slug: 'sample-x', family });
};

it.each([
  ['/game/sample-x?a=1', 'klavo', '/klavo/v/sample-x?a=1'],
  ['/game/sample-x/leaderboard?period=week', 'forum', '/r/sample-x/leaderboard?period=week'],
  ['/game/sample-x/withmap?a=1', 'ultima', '/ultima/v/sample-x?a=1'],
  ['/klavo/v/sample-x/cameron?a=1', 'public', '/game/sample-x?a=1'],
  ['/game/sample-x?a=1', 'branded', '/?game=sample-x&a=1'],
])('rebasePath() leads %s of a %s game to %s', (path, family, target) => {
  expect(at(path, family)).toBe(target);
});

it('rebasePath() leaves an address alone that is right, or whose family nobody knows', () => {
  expect(at('/game/sample-x', 'public')).toBeNull();
  expect(at('/game/sample-x', 'toString')).toBeNull();
});
