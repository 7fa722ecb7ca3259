import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '#app/pages/route-table.ts';
import { root } from './command.ts';

/** A route of the product, from its specification where that is at hand, else from the route table. */
export interface GameRoute {
  readonly path: string;
  readonly screen: string;
  readonly access?: string | undefined;
  readonly robots?: string | undefined;
  readonly redirect?: string | undefined;
  readonly values?: readonly string[] | undefined;
}

/** The list of every route of the product stands beside the checkout where the product is made. */
const specification = join(root, '../shared/spec/routes.json');

/** Which part of the product a game route belongs to. The first pattern that fits decides. */
const AREAS: readonly (readonly [string, RegExp])[] = [
  ['builder', /^\/(create-game(-older)?|creat-(klavo|ultima)-game|embed\/:gameSlug)$/],
  ['management', /\/(superbee|guesstimates-manage)$|^\/scoot-management$/],
  ['families', /^\/(game|play|r|one-offs\/v|klavo\/v|ultima\/v|roundup\/v)\/:gameSlug/],
  [
    'lists and landings',
    /^\/(one-offs|creat-one-off-game|oneoffgames2?|klavo|ultima|games|test-landing\/:n)$/,
  ],
  ['ways in', /^\/(realty-game-session|price-guess-(session|tokens)|price-game(\/regular-game)?)$/],
  ['site', /^(\/|\/clear|\/access-error|\/meta-test|\*)$/],
];

/** The part of the product that a game route belongs to; undefined for routes that are not about games. */
export function areaOf(path: string): string | undefined {
  return AREAS.find(([, pattern]) => pattern.test(path))?.[0];
}

/** Every route that the specification names; empty where it is not at hand. */
export function readSpecifiedRoutes(): readonly GameRoute[] {
  if (!existsSync(specification)) return [];
  return (JSON.parse(readFileSync(specification, 'utf8')) as { routes: GameRoute[] }).routes;
}

/** The addresses of the content pages whose names the specification fixes; empty where it is not at hand. */
export function readSpecifiedPages(): readonly string[] {
  if (!existsSync(specification)) return [];
  const { content } = JSON.parse(readFileSync(specification, 'utf8')) as {
    content: Readonly<
      Record<string, string | readonly string[] | Readonly<Record<string, readonly string[]>>>
    >;
  };
  return Object.entries(content).flatMap(([group, slugs]) => {
    // Where the names are the product's own, a sentence stands in place of them.
    const named = typeof slugs === 'string' ? [] : Object.values(slugs).flat();
    return [
      group === 'create-game' ? '/create-game/guides' : `/${group}`,
      ...named.map((slug) => `/${group}/${slug}`),
    ];
  });
}

/** Every game route: the specified ones, and those that only the table has. */
export function listGameRoutes(): readonly GameRoute[] {
  const specified = readSpecifiedRoutes();
  const known = new Set(specified.map(({ path }) => path));
  return [...specified, ...routeTable.filter(({ path }) => !known.has(path))].filter(
    ({ path }) => areaOf(path) !== undefined,
  );
}

/** The game routes that the table has, with what the specification says of them. */
export function listTableRoutes(): readonly GameRoute[] {
  const rows = new Set(routeTable.map(({ path }) => path));
  return listGameRoutes().filter(({ path }) => rows.has(path));
}

/** Game routes that are specified and have no row in the table: "area: path". */
export function missingGameRoutes(): readonly string[] {
  const rows = new Set(routeTable.map(({ path }) => path));
  return listGameRoutes()
    .filter(({ path }) => !rows.has(path))
    .map(({ path }) => `${areaOf(path) ?? ''}: ${path}`)
    .sort();
}
