import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StackProblem } from '../problem.ts';

const run = promisify(execFile);

/** The process id in a cluster's postmaster.pid, or null when there is none. */
export async function postmasterPid(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => null);
  const pid = Number(text?.split('\n', 1)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process id can be somebody else's by now: only a Postgres of this very folder counts. */
async function isPostmasterOf(pid: number, dataDir: string): Promise<boolean> {
  try {
    const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]);
    return stdout.includes('postgres') && stdout.includes(dataDir);
  } catch {
    const args = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return args.includes('postgres') && args.includes(dataDir);
  }
}

/**
 * Makes a cluster startable after a crash: a Postgres that outlived its stack is stopped, a stale lock is removed.
 */
export async function clearLeftover(dataDir: string): Promise<'none' | 'stopped' | 'stale-lock'> {
  const pid = await postmasterPid(dataDir);
  if (pid === null) return 'none';
  if (!isAlive(pid) || !(await isPostmasterOf(pid, dataDir))) {
    await rm(join(dataDir, 'postmaster.pid'), { force: true });
    return 'stale-lock';
  }
  for (const [signal, waitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    process.kill(pid, signal);
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      if (!isAlive(pid)) return 'stopped';
      await delay(50);
    }
  }
  throw new StackProblem(
    `A Postgres of an earlier run (process ${pid}) does not stop. End it and start again.`,
  );
}
