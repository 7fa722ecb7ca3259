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

  it('has every content page at which something works', () => {
    const missing = readPages()
      .filter(({ part }) => part !== undefined)
      .filter(({ path }) => !drawn.has(path));
    expect(missing.map(({ path }) => path)).toEqual([]);
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
