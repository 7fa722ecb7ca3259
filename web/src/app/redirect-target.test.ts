import { describe, expect, it } from 'vitest';
import type { PageRow } from './pages/page-row.ts';
import { redirectTarget } from './redirect-target.ts';

const row = (redirect?: string) =>
  ({
    path: '/a/:id',
    screen: 'redirect',
    title: 'pages.priceGame.title',
    ...(redirect ? { redirect } : {}),
  }) as PageRow;

describe('redirectTarget()', () => {
  it('fills the places of the address that it leads to, and keeps the query', () => {
    expect(redirectTarget(row('/a/:id/first'), { id: '7f' }, '')).toBe('/a/7f/first');
    expect(redirectTarget(row('/a/:id/first'), { id: 'x/../y' }, '?tab=2')).toBe('/a/x%2F..%2Fy/first?tab=2');
  });
  it('of a row that leads nowhere else is nothing', () => {
    expect(redirectTarget(row(), { id: '7f' }, '')).toBeNull();
  });
});
