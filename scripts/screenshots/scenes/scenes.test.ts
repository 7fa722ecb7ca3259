import { describe, expect, it } from 'vitest';
import { routeTable } from '#app/pages/route-table.ts';
import { readPages } from '../../../content/read-pages.ts';
import { listTableRoutes } from '../../test/game-routes.ts';
import { SCENES } from './scenes.ts';

const drawn = new Set(SCENES.map(({ route }) => route));

describe('SCENES', () => {
  it('has every page of the route table that is drawn with no game', () => {
    const ofGames = new Set(listTableRoutes().map(({ path }) => path));
    const missing = routeTable
      .filter(
        ({ path, redirect, isCatalogued }) => redirect === undefined && !isCatalogued && !ofGames.has(path),
      )
      .filter(({ path }) => !drawn.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('has a content page for everything that works on one', () => {
    const pages = readPages();
    const parts = new Set(pages.flatMap(({ part }) => (part === undefined ? [] : [part])));
    for (const { path, part } of pages) if (part !== undefined && drawn.has(path)) parts.delete(part);
    expect([...parts]).toEqual([]);
  });

  it('draws no page that is not there', () => {
    const rows = new Set(routeTable.map(({ path }) => path));
    const pages = new Set(readPages().map(({ path }) => path));
    expect([...drawn].filter((route) => !rows.has(route) && !pages.has(route))).toEqual([]);
  });

  it('calls no two scenes the same', () => {
    const names = SCENES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
