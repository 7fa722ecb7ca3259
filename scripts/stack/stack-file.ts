import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';
import type { Stack } from './start-stack.ts';

const FILE = join(PROJECT_ROOT, '.stack.json');

/** Tells other programs where the running stack is. Written in one go: whoever finds the file can read and use all of it. */
export async function writeStackFile(stack: Stack): Promise<void> {
  const { site, api, publishableKey, secretKey, databaseUrl, mail } = stack;
  const partial = `${FILE}.${String(process.pid)}`;
  await writeFile(
    partial,
    `${JSON.stringify({ site, api, publishableKey, secretKey, databaseUrl, mail }, null, 2)}\n`,
    { mode: 0o600 },
  );
  await rename(partial, FILE);
}

/** Removes what {@link writeStackFile} wrote. */
export async function removeStackFile(): Promise<void> {
  await rm(FILE, { force: true });
}
