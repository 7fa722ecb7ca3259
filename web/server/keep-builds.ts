import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { SERVER_FOLDER } from './ahead-pages.ts';

/** How many builds before the last one keep their files: a tab that was opened with one of them goes on. */
const EARLIER_BUILDS = 2;
/** The files of the builds that are kept, the last one first; nothing whose name begins with a dot is served. */
const RECORD = '.vite/builds.json';
/** Names of files below it never change their content, so files of several builds can lie side by side. */
const HASHED_FOLDER = 'assets/';
const COPY = /\.(br|gz)$/;

type Build = readonly string[];

/**
 * Lets a build leave the hashed files of the builds before it where they are, and takes away those of older ones, with
 * everything else that this build did not write. The folder is never empty, so a site that is served from it goes on as well.
 */
export function keepBuilds(): Plugin {
  let outDir = '';
  let publicDir = '';
  return {
    name: 'keep-builds',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
      publicDir = config.publicDir;
    },
    async writeBundle(_, bundle) {
      const builds = withBuild(await readBuilds(outDir), Object.keys(bundle).sort());
      await mkdir(dirname(join(outDir, RECORD)), { recursive: true });
      await writeFile(join(outDir, RECORD), JSON.stringify(builds));
      await sweep(outDir, keptFiles(builds, await listFiles(publicDir)));
    },
  };
}

/** The builds to keep after one more; one with the same files as the last is no new one. */
export function withBuild(builds: readonly Build[], files: Build): readonly Build[] {
  const isSame = JSON.stringify(builds[0]) === JSON.stringify(files);
  return isSame ? builds : [files, ...builds].slice(0, EARLIER_BUILDS + 1);
}

/** Everything of the last build, and the hashed files of those before it. */
function keptFiles([last = [], ...earlier]: readonly Build[], publicFiles: Build): ReadonlySet<string> {
  const hashed = earlier.flat().filter((file) => file.startsWith(HASHED_FOLDER));
  return new Set([RECORD, ...publicFiles, ...last, ...hashed]);
}

async function sweep(outDir: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await listFiles(outDir);
  const gone = files.filter(
    (file) => !file.startsWith(`${SERVER_FOLDER}/`) && !kept.has(file.replace(COPY, '')),
  );
  await Promise.all(gone.map((file) => rm(join(outDir, file))));
  // Deepest first; a folder that still holds something stays.
  const folders = new Set(gone.flatMap((file) => foldersOf(file)));
  for (const folder of [...folders].sort((one, other) => other.length - one.length))
    await rmdir(join(outDir, folder)).catch(() => undefined);
}

function foldersOf(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

async function readBuilds(outDir: string): Promise<readonly Build[]> {
  const text = await readFile(join(outDir, RECORD), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Build[];
}

/** Every file below a folder, with / between folders; none where there is no such folder. */
async function listFiles(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
