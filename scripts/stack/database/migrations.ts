import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import type { Log } from '../log.ts';
import { StackProblem } from '../problem.ts';
import { PROJECT_ROOT } from '../project-root.ts';

const VERSION = /^(\d+)_.*\.sql$/;

interface MigrationFile {
  readonly version: string;
  readonly hash: string;
}

async function readFiles(workdir: string): Promise<MigrationFile[]> {
  const folder = join(workdir, 'supabase', 'migrations');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => VERSION.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      version: VERSION.exec(name)?.[1] ?? name,
      hash: createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    })),
  );
}

async function appliedVersions(sql: Sql): Promise<Set<string>> {
  const [found] = await sql<
    { found: boolean }[]
  >`select to_regclass('supabase_migrations.schema_migrations') is not null as found`;
  if (found?.found !== true) return new Set();
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return new Set(rows.map((row) => row.version));
}

/** The hash of each applied file is kept, so that a file edited after it was applied is noticed. */
async function changedSinceApplied(sql: Sql, files: readonly MigrationFile[]): Promise<string[]> {
  await sql`create schema if not exists local_stack`;
  await sql`create table if not exists local_stack.migration_files (version text primary key, hash text not null)`;
  const rows = await sql<MigrationFile[]>`select version, hash from local_stack.migration_files`;
  const hashes = new Map(rows.map((row) => [row.version, row.hash]));
  return files
    .filter((file) => (hashes.get(file.version) ?? file.hash) !== file.hash)
    .map((file) => file.version);
}

function push(workdir: string, databaseUrl: string): Promise<void> {
  const program = join(PROJECT_ROOT, 'node_modules', '.bin', 'supabase');
  return new Promise((resolve, reject) => {
    const child = spawn(
      program,
      ['db', 'push', `--remote=${databaseUrl}`, '--yes', '--include-all', '--workdir', workdir],
      {
        env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CI: '1' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new StackProblem(`supabase db push failed:\n${output.trim().split('\n').slice(-60).join('\n')}`),
          ),
    );
  });
}

/**
 * Applies the project's migrations with the official CLI, when there are any that the database does not have yet.
 * @param workdir the folder that contains `supabase/`.
 * @returns how many were applied.
 */
export async function applyMigrations(
  sql: Sql,
  workdir: string,
  databaseUrl: string,
  log: Log,
): Promise<number> {
  const files = await readFiles(workdir);
  const applied = await appliedVersions(sql);
  const known = new Set(files.map((file) => file.version));
  const foreign = [...applied].filter((version) => !known.has(version));
  if (foreign.length > 0)
    throw new StackProblem(
      `The database has migrations that this checkout has not (${foreign.join(', ')}). Run npm start -- --fresh to begin anew.`,
    );
  const changed = await changedSinceApplied(sql, files);
  if (changed.length > 0)
    log(
      `  Migration ${changed.join(', ')} was edited after it was applied; npm start -- --fresh applies it anew.`,
    );
  const missing = files.filter((file) => !applied.has(file.version));
  if (missing.length === 0) return 0;
  await push(workdir, databaseUrl);
  for (const file of missing)
    await sql`insert into local_stack.migration_files ${sql({ ...file })} on conflict (version) do update set hash = excluded.hash`;
  return missing.length;
}
