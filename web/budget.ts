import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** What the two pages that a player meets first may weigh, gzipped, in bytes. */
export const BUDGET = { js: 120_000, css: 20_000 } as const;

/** Page files by the name under which the report shows them. */
const PAGES = {
  landing: 'src/features/game/pages/home-page.tsx',
  guess: 'src/features/game/pages/guess-page.tsx',
} as const;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface PageWeight {
  readonly page: string;
  /** bytes gzipped */
  readonly js: number;
  readonly css: number;
  readonly isWithin: boolean;
}

/** Weighs the landing and the guess page of a build: the entry, the page, and everything that they import at once. */
export function weighPages(distDir: string): readonly PageWeight[] {
  const manifest = JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  return Object.entries(PAGES).map(([page, source]) => {
    if (!manifest[source]) throw new Error(`The build has no page ${source}.`);
    const files = filesOf(manifest, [...entries, source]);
    const weigh = (ending: string) =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(distDir, file)), { level: 9 }).length, 0);
    const js = weigh('.js');
    const css = weigh('.css');
    return { page, js, css, isWithin: js <= BUDGET.js && css <= BUDGET.css };
  });
}

function filesOf(manifest: Record<string, ManifestChunk>, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return files;
}

/** The weights as lines for a person. */
export function reportWeights(weights: readonly PageWeight[]): string {
  return weights
    .map(
      ({ page, js, css, isWithin }) =>
        `${isWithin ? 'ok  ' : 'over'} ${page.padEnd(8)} ${String(js)} of ${String(BUDGET.js)} bytes JavaScript, ${String(css)} of ${String(BUDGET.css)} bytes CSS (gzipped)`,
    )
    .join('\n');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const weights = weighPages(process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url)));
  console.log(reportWeights(weights));
  process.exitCode = weights.every(({ isWithin }) => isWithin) ? 0 : 1;
}
