import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StackProblem } from './problem.ts';

const run = promisify(execFile);

/** When a process began; tells it from a later one that was given the same id. Null when there is none. */
async function beginning(pid: number): Promise<string | null> {
  try {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return null;
  }
}

/**
 * Keeps a data folder for one stack at a time. The lock of a stack that crashed is taken over.
 * @returns gives the folder free again.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'lock');
  const [pid, since] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const began = pid === undefined || pid === '' ? null : await beginning(Number(pid));
  if (began !== null && began === since && Number(pid) !== process.pid)
    throw new StackProblem(
      `The game is already running from this folder (process ${String(pid)}). Stop it first, or look into .stack.json for its addresses.`,
    );
  await writeFile(file, `${String(process.pid)}\n${(await beginning(process.pid)) ?? ''}`);
  return () => rm(file, { force: true });
}
