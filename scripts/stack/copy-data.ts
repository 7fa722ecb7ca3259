import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { choosePlace } from './postgres/place.ts';
import { postgresSystemUser } from './postgres/system-user.ts';

const run = promisify(execFile);

/** Copies the data of a stack that is stopped, so that a second one starts with the same keys, rows and files. */
export async function copyData(from: string, to: string): Promise<void> {
  const copy = (one: string, other: string) => run('cp', ['-a', `${one}/.`, other]);
  await mkdir(to, { recursive: true });
  await copy(from, to);
  const user = await postgresSystemUser();
  const [cluster, other] = [await choosePlace(from, user), await choosePlace(to, user)];
  // Elsewhere than in the folder where the user who runs Postgres cannot get there.
  if (cluster.dataDir !== resolve(join(from, 'postgres'))) await copy(cluster.dataDir, other.dataDir);
}
