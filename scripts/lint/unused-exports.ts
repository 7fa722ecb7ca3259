import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../test/command.ts';

/** Files that only tests, measurements and stories run. */
const TEST_FILE =
  /\.(?:test|spec|examples)\.tsx?$|^supabase\/tests\/|^web\/e2e\/|^scripts\/(?:test|bench|screenshots)\//;
const FOLDERS = ['web', 'supabase', 'scripts', 'content'] as const;

interface Source {
  /** relative to the project's root, with / between folders */
  readonly path: string;
  readonly text: string;
}

/** Exported functions below a folder that no file of the product imports or uses itself, as `path name`. */
export function findUnusedExports(folder: string, sources = readSources()): string[] {
  const used = usedNames(sources.filter(({ path }) => !TEST_FILE.test(path)));
  return sources
    .filter(({ path }) => path.startsWith(folder) && !TEST_FILE.test(path))
    .flatMap(({ path, text }) =>
      exportedFunctions(text)
        .filter((name) => !used.get(path)?.has(name) && countOf(name, text) === 1)
        .map((name) => `${path} ${name}`),
    );
}

function exportedFunctions(text: string): string[] {
  const names = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
  return [...new Set(names)];
}

/** How often a file names something outside of its comments; overloads are one. */
function countOf(name: string, text: string): number {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const all = code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  const declared = code.match(new RegExp(`^export (?:async )?function\\*? ${name}\\b`, 'gm'))?.length ?? 0;
  return all - declared + 1;
}

/** What is imported of each file: the names, or of a whole module every one. */
function usedNames(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  const all = new Map(sources.map(({ path, text }) => [path, exportedFunctions(text)]));
  const add = (path: string, names: readonly string[]) => {
    used.set(path, new Set([...(used.get(path) ?? []), ...names]));
  };
  for (const { path, text } of sources) {
    for (const [, names = '', from = ''] of text.matchAll(
      /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g,
    ))
      add(
        fileOf(path, from),
        names.split(',').map(
          (name) =>
            name
              .trim()
              .replace(/^type /, '')
              .split(' as ')[0] ?? '',
        ),
      );
    for (const [, from = ''] of text.matchAll(/import\(\s*'([^']+)'\s*\)|import \* as \w+ from '([^']+)'/g))
      add(fileOf(path, from), all.get(fileOf(path, from)) ?? []);
  }
  return used;
}

const aliases = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> })
    .imports,
);

function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  for (const [alias, target] of aliases) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix))
      return target.replace('./', '').replace('*', specifier.slice(prefix.length));
  }
  return specifier;
}

function readSources(): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
      .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
  );
}
