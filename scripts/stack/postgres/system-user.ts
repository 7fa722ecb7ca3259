import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StackProblem } from '../problem.ts';

const run = promisify(execFile);

/** The operating-system user that Postgres runs as. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

async function lookUp(name: string): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * Postgres refuses to run as root: then it runs as the user `postgres`, which is created when it is missing.
 * @returns undefined when we are an ordinary user and Postgres runs as ourselves.
 */
export async function postgresSystemUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await lookUp('postgres');
  if (existing !== null) return existing;
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
  } catch {
    // The lookup below decides: another start may have created the user meanwhile.
  }
  const created = await lookUp('postgres');
  if (created !== null) return created;
  throw new StackProblem(
    'Postgres cannot run as root, and the system user “postgres” is missing and could not be created. ' +
      'Create it (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  );
}
