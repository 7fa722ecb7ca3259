import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listTextAreas, readAreaTexts } from '#locales/read-texts.ts';

/** A file that a page's chunk brings along, and the areas that are loaded with it. */
export interface TextUnit {
  readonly file: string;
  readonly areas: readonly string[];
}

const AREA_OF = new Map(
  listTextAreas().flatMap((area) =>
    Object.keys(readAreaTexts(area, 'en')).map((key) => [key, area] as const),
  ),
);
const PROJECT_ROOT = resolve(import.meta.dirname, '../..');
const SOURCE_ROOT = join(PROJECT_ROOT, 'web/src');
const aliases = Object.entries(
  (
    JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
      imports: Record<string, string>;
    }
  ).imports,
).map(([from, to]) => [from.slice(0, -1), join(PROJECT_ROOT, to.slice(0, -1))] as const);
const PAGE_TABLES = join(SOURCE_ROOT, 'app/pages');

/** The keys of texts that a page's files name, itself and through what they import at once, outside its areas. */
export function missingTexts({ file, areas }: TextUnit): string[] {
  const known = new Set(['shell', 'errors', ...areas]);
  return [...filesOf(file)]
    .flatMap((one) => [...keysIn(one)])
    .filter((key) => !known.has(AREA_OF.get(key) ?? ''))
    .map((key) => `${key} of ${AREA_OF.get(key) ?? ''}`)
    .sort();
}

/** What is loaded later with texts of its own, by the page file that asks for it. */
export function laterUnits({ file, areas }: TextUnit): TextUnit[] {
  return [...filesOf(file)].flatMap((one) =>
    [
      ...readFileSync(one, 'utf8').matchAll(
        /(?:withTexts\(\s*\[([^\]]*)\],\s*\(\) =>\s*)?import\('([^']+)'\)/g,
      ),
    ].flatMap(([, named = '', target = '']) => {
      const later = resolveImport(one, target);
      const further = [...named.matchAll(/'([^']+)'/g)].map(([, area = '']) => area);
      return later === null ? [] : [{ file: later, areas: [...areas, ...further] }];
    }),
  );
}

/** A module of the web app as a file, and null for a package, a style sheet or a file elsewhere. */
export function resolveImport(from: string, target: string): string | null {
  const alias = aliases.find(([name]) => target.startsWith(name));
  const path = target.startsWith('.')
    ? resolve(dirname(from), target)
    : alias && join(alias[1], target.slice(alias[0].length));
  return path?.startsWith(SOURCE_ROOT) && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

/** A file and everything that it imports at once; the tables of pages name texts of pages that are not on screen. */
function filesOf(start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || (dirname(file) === PAGE_TABLES && /\.ts$/.test(file))) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
}

/** Most files belong to every page: each is read once. */
const importsOf = oncePerFile((file) => {
  const text = readFileSync(file, 'utf8');
  const targets = text.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?'([^']+)'/gm);
  return [...targets].flatMap(([, target = '']) => resolveImport(file, target) ?? []);
});

function oncePerFile<T>(read: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const kept = known.get(file) ?? read(file);
    known.set(file, kept);
    return kept;
  };
}

/** The keys that stand in a file, whole, as the base of a plural, or as the beginning of a key made up at run time. */
const keysIn = oncePerFile((file): ReadonlySet<string> => {
  const text = readFileSync(file, 'utf8');
  const named = new Set([...text.matchAll(/['`]([\w-]+(?:\.[\w-]+)+)['`]/g)].map(([, key = '']) => key));
  const begun = [...text.matchAll(/\bt\(\s*`((?:[\w-]+\.)+)\$\{/g)].map(([, start = '']) => start);
  return new Set(
    [...AREA_OF.keys()].filter(
      (key) =>
        named.has(key) ||
        named.has(key.replace(/\.(zero|one|two|few|many|other)$/, '')) ||
        begun.some((start) => key.startsWith(start)),
    ),
  );
});
