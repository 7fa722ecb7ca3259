import { createHash } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { SystemUser } from './system-user.ts';
import { isTraversableByOthers } from './traversable.ts';

/** Where a cluster lies, and where copied programs would go. */
export interface PostgresPlace {
  readonly dataDir: string;
  /** Undefined when Postgres runs as ourselves and needs no copy. */
  readonly programsDir: string | undefined;
}

const OUTSIDE = ['/var/lib/house-price-game', join(tmpdir(), 'house-price-game')];

async function firstUsable(folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o755 });
      if (await isTraversableByOthers(folder)) return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`none of these folders can be used: ${folders.join(', ')}`);
}

/**
 * Chooses the cluster's folder: inside the stack's own data folder when the user that runs Postgres can get there,
 * otherwise in a folder of this machine that every user may enter, named after the data folder so that it is found again.
 */
export async function choosePlace(stackDir: string, user: SystemUser | undefined): Promise<PostgresPlace> {
  const inside = resolve(stackDir, 'postgres');
  if (user === undefined) {
    await mkdir(inside, { recursive: true, mode: 0o700 });
    return { dataDir: inside, programsDir: undefined };
  }
  let dataDir = inside;
  await chmod(stackDir, 0o755);
  if (!(await isTraversableByOthers(dirname(inside)))) {
    const name = createHash('sha256').update(resolve(stackDir)).digest('hex').slice(0, 16);
    dataDir = join(await firstUsable(OUTSIDE), name);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chown(dataDir, user.uid, user.gid);
  return { dataDir, programsDir: await firstUsable(OUTSIDE) };
}
