import { stdout } from 'node:process';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { FAMILIES, type Family } from '#domain/families.ts';
import { gamePattern } from '#domain/game-paths.ts';
import { PATHS } from '#lib/paths.ts';
import { readTexts } from '#locales/read-texts.ts';
import { readPages } from '../../../../content/read-pages.ts';
import {
  areaOf,
  missingGameRoutes,
  readSpecifiedPages,
  readSpecifiedRoutes,
  type GameRoute,
} from '../../../../scripts/test/game-routes.ts';
import { pageImport } from '../../../../scripts/test/page-import.ts';
import { descriptionOf } from '../page-meta.ts';
import { farTable } from './far-table.ts';
import { nearTable } from './near-table.ts';
import { routeTable } from './route-table.ts';

const en = readTexts('en');

// Account pages bring the client along, and there is no backend here to make one for.
vi.mock('#lib/supabase.ts', () => ({}));

interface SpecifiedRoute extends GameRoute {
  readonly meta?: true;
  readonly clientOnly?: true;
  readonly noPrices?: true;
}

const specified: readonly SpecifiedRoute[] = readSpecifiedRoutes();
/** Where the specification is not beside the checkout, its tests are listed as skipped under this name. */
const NEEDS = '(needs ../shared/spec)';

describe('routeTable', () => {
  it('has every path once', () => {
    const paths = routeTable.map((row) => row.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('has no near row that stands at the address of a far one, whose table would then not be asked for', () => {
    const near = nearTable.map(({ path }) => ({ path, caseSensitive: true }));
    for (const { path } of farTable) {
      const address = path.replace('*', 'nowhere').replace(/:\w+\??/g, 'one');
      expect(matchRoutes(near, address), path).toBeNull();
    }
  });

  it('names titles and descriptions that exist, and a page file for every row that is no redirect', () => {
    for (const row of routeTable) {
      expect(en, row.path).toHaveProperty([row.title]);
      expect(en, row.path).toHaveProperty([descriptionOf(row)]);
      expect(row.redirect === undefined || row.isCatalogued === true, row.path).toBe(row.lazy !== undefined);
    }
  });

  it('loads from each lazy row a page, whose file is named after the screen', async () => {
    for (const row of routeTable) {
      if (!row.lazy) continue;
      expect(typeof (await row.lazy()).Component, row.path).toBe('function');
      expect(pageImport(row), row.path).toContain(`/${row.screen.replaceAll('_', '-')}-page.tsx`);
    }
  }, 120_000);

  it.skipIf(specified.length === 0)(`agrees with the specification wherever it has a row ${NEEDS}`, () => {
    for (const row of routeTable) {
      const wanted = specified.find((route) => route.path === row.path);
      if (!wanted) continue;
      const { screen, access, robots, meta, clientOnly, noPrices, redirect, values } = wanted;
      const { path } = row;
      // A redirect has no head; the pages of the catalogue beside it have theirs.
      const rowMeta = row.redirect === undefined ? row.meta : undefined;
      expect(
        {
          path,
          screen: row.screen,
          access: row.access,
          robots: row.robots,
          meta: rowMeta,
          clientOnly: row.clientOnly,
          noPrices: row.noPrices,
          redirect: row.redirect,
          values: row.values,
        },
        path,
      ).toEqual({ path, screen, access, robots, meta, clientOnly, noPrices, redirect, values });
    }
  });

  it('has a row for every screen of every family', () => {
    const paths = routeTable.map((row) => row.path);
    for (const { key, screens } of Object.values<Family>(FAMILIES))
      for (const screen of screens) expect(paths, `${key} ${screen}`).toContain(gamePattern(key, screen));
  });

  it('has the pages that belong to no family', () => {
    const paths = routeTable.map((row) => row.path);
    for (const path of [
      '/',
      '/clear',
      '/access-error',
      '/auth/login',
      '/auth/create-account',
      '/auth/reset-password',
      '/price-game',
      '*',
    ])
      expect(paths).toContain(path);
  });

  it('has a row for every address that features link to', () => {
    const paths = new Set(routeTable.map((row) => row.path));
    const pages = readPages().map(({ path }) => path);
    for (const path of Object.values(PATHS)) expect([...paths, ...pages]).toContain(path.split('#')[0]);
  });

  it('shows every content page by a row of content pages, whatever else it has rows for', () => {
    const routes = routeTable.map((row) => ({ path: row.path, caseSensitive: true, row }));
    const rowAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.row;
    const specifiedPages = readSpecifiedPages();
    for (const path of [...readPages().map((page) => page.path), ...specifiedPages])
      expect([path, rowAt(path)?.isCatalogued]).toEqual([path, true]);
    expect(rowAt('/create-game')?.isCatalogued).toBeUndefined();
  });

  it('has every address that a content page links to', () => {
    const routes = routeTable.map((row) => ({ path: row.path, caseSensitive: true, row }));
    const pages = readPages();
    const links = pages.flatMap(({ path, texts }) =>
      [...texts.values()].flatMap(({ body }) =>
        [...body.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, target = '']) => [path, target] as const),
      ),
    );
    expect(links.length).toBeGreaterThan(0);
    for (const [from, target] of links) {
      const row = matchRoutes(routes, target)?.at(-1)?.route.row;
      const isThere = row?.isCatalogued ? pages.some(({ path }) => path === target) : row?.path !== '*';
      expect([from, target, isThere]).toEqual([from, target, true]);
    }
  });

  it.skipIf(specified.length === 0)(`has every game route, by part of the product ${NEEDS}`, () => {
    expect(missingGameRoutes()).toEqual([]);
  });

  it('tells game routes from others', () => {
    expect(areaOf('/klavo/v/:gameSlug/property/:listingInGameUuid/superbee')).toBe('management');
    expect(areaOf('/klavo/v/:gameSlug/results/:routeSssnId')).toBe('families');
    expect(areaOf('/creat-ultima-game')).toBe('builder');
    expect(areaOf('/dossiers/:dossierUuid/overview')).toBeUndefined();
  });

  it.skipIf(specified.length === 0)(`prints which specified routes await their own release ${NEEDS}`, () => {
    const paths = new Set(routeTable.map((row) => row.path));
    const missing = specified.filter((route) => !paths.has(route.path)).map((route) => route.path);
    stdout.write(
      `${String(specified.length - missing.length)} of ${String(specified.length)} routes exist; still missing:\n${missing.join('\n')}\n`,
    );
    expect(missing).not.toContain('/');
  });
});
