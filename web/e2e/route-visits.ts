import { FAMILIES, type FamilyKey } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { isClientReportSlug } from '#domain/slugs.ts';
import type { GameRoute } from '../../scripts/test/game-routes.ts';
import type { Ground } from './route-ground.ts';

/** An address to open, and what must be there. */
export interface Visit {
  readonly pattern: string;
  readonly path: string;
  /** screens that may show: one, but for where somebody without the right is led */
  readonly screens: readonly string[];
  /** where it ends, without the query; a forum address may end in its canonical suffix */
  readonly ends: RegExp;
  readonly robots: string | null;
  /** what the server answers before any script runs */
  readonly status: number;
  readonly location: string | null;
}

const REFUSED = ['access-error', 'login'];

/** The visit that a route asks for on this ground. */
export function visitOf(route: GameRoute, ground: Ground): Visit {
  const { path: pattern, screen, access, redirect } = route;
  const family = familyOf(pattern);
  const path = fill(pattern, ground, family);
  const base = { pattern, path, status: 200, location: null };
  if (pattern === '*')
    return { ...base, screens: [screen], ends: exactly(path), robots: 'noindex', status: 404 };
  if (pattern === '/play/:gameSlug') return toRootGame(base, ground);
  if (redirect !== undefined) return redirected(base, redirect, ground);
  if (pattern === '/price-game/regular-game')
    return { ...base, screens: ['game-start', 'home'], ends: exactly(defaultStart(ground)), robots: null };
  if (/\/cameron$/i.test(pattern) && family && !isClientReportSlug(ground.runs[family].slug)) {
    const start = fill(pattern.replace(/\/cameron$/i, ''), ground, family);
    const isHome = pattern.endsWith('/Cameron');
    const screens = isHome ? ['guess'] : ['game-start'];
    // A home's own page shows within a run; without one it leads on to the start.
    const query = isHome ? `?session=${ground.runs[family].sessionId}` : '?from=mail';
    return {
      ...base,
      path: path + query,
      status: 302,
      location: (start.split('?')[0] ?? '') + query,
      screens,
      ends: exactly(start),
      robots: robotsOf(route, ground, family, screens),
    };
  }
  if (access !== undefined && ground.visitor === 'visitor')
    return { ...base, screens: REFUSED, ends: /^\/(access-error|auth\/login)$/, robots: 'noindex,nofollow' };
  const ends = pattern.includes('/:redditSuffix')
    ? new RegExp(`^${escape(path).replace('/-', '/[^/]+')}$`)
    : exactly(path);
  return { ...base, screens: [screen], ends, robots: robotsOf(route, ground, family, [screen]) };
}

/** A branded game's bare address leads to the root of its subdomain, which shows that game. */
function toRootGame(base: Pick<Visit, 'pattern' | 'path'>, { runs }: Ground): Visit {
  const { slug, isListed } = runs.branded;
  return {
    ...base,
    path: `${base.path}?from=mail`,
    screens: ['home'],
    ends: exactly('/'),
    robots: isListed ? null : 'noindex,nofollow',
    status: 302,
    location: `${startPath('branded', slug)}&from=mail`,
  };
}

function redirected(base: Pick<Visit, 'pattern' | 'path'>, target: string, ground: Ground): Visit {
  const isHome = target === '/';
  return {
    ...base,
    path: `${base.path}?from=mail`,
    screens: isHome ? ['home'] : ['game-start', 'home'],
    ends: exactly(isHome ? '/' : defaultStart(ground)),
    robots: null,
    status: 302,
    location: `${target}?from=mail`,
  };
}

/** A screen's own word, or that of a game that is not listed. */
function robotsOf(
  route: GameRoute,
  ground: Ground,
  family: FamilyKey | undefined,
  screens: readonly string[],
): string | null {
  if (screens[0] === 'guess') return 'noindex,nofollow';
  if (screens[0] === route.screen && route.robots !== undefined) return route.robots;
  return family && !ground.runs[family].isListed ? 'noindex,nofollow' : null;
}

/** The default brand's game is a public one; a white label's own begins at its front door. */
function defaultStart({ brand }: Ground): string {
  return brand === 'default' ? startPath('public', 'house-prices-game') : '/';
}

function familyOf(pattern: string): FamilyKey | undefined {
  const family = Object.values(FAMILIES).find(({ basePath }) => pattern.startsWith(`${basePath}/:gameSlug`));
  return family?.key ?? (pattern.includes(':gameSlug') ? 'public' : undefined);
}

function fill(pattern: string, { runs }: Ground, family: FamilyKey | undefined): string {
  if (pattern === '*') return '/nothing/is/here';
  const run = runs[family ?? 'public'];
  const values: Readonly<Record<string, string>> = {
    gameSlug: run.slug,
    listingInGameUuid: run.gameListingId,
    propertyUuid: run.gameListingId,
    redditSuffix: '-',
    routeSssnId: run.sessionId,
    sessionUuid: run.sessionId,
    n: '0',
  };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  // A guess page is opened within a run.
  return /\/(property|comments)\/[^/]+(\/-)?$/.test(path) ? `${path}?session=${run.sessionId}` : path;
}

function exactly(path: string): RegExp {
  return new RegExp(`^${escape(path.split('?')[0] ?? '')}$`);
}

function escape(text: string): string {
  return (text.split('?')[0] ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
