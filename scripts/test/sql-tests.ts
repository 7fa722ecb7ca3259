import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import postgres, { type Sql } from 'postgres';
import { root } from './command.ts';
import { gate, sum, type Outcome } from './outcome.ts';
import { readTap } from './tap.ts';

const folder = join(root, 'supabase/tests');

/**
 * Runs supabase/tests/<subject>/<behaviour>.test.sql against a migrated database. pgTAP, the tests' own SQL
 * (supabase/tests/support) and every test live in one transaction that is rolled back, each file in a savepoint:
 * nothing stays, so any other test may use the same database.
 * @param only run the files whose path contains this text
 */
export async function runSqlTests(databaseUrl: string, only = ''): Promise<Outcome> {
  const files = sqlTestFiles(only);
  if (files.length === 0) return gate(false, `No file under supabase/tests matches "${only}".`);
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, prepare: false });
  try {
    await sql.unsafe('begin');
    await loadTestSql(sql);
    const outcomes = [];
    for (const file of files) outcomes.push(await runSqlTestFile(sql, file));
    return sum(outcomes);
  } finally {
    await sql.unsafe('rollback').catch(() => undefined);
    await sql.end({ timeout: 5 });
  }
}

/** The test files whose path contains a text, in order. */
export function sqlTestFiles(only = ''): string[] {
  return sqlFiles(folder).filter((file) => file.endsWith('.test.sql') && file.includes(only));
}

/** Loads pgTAP and what the tests stand on into the current transaction, which the caller rolls back. */
export async function loadTestSql(sql: Sql): Promise<void> {
  await loadTap(sql);
  for (const file of sqlFiles(join(folder, 'support'))) await sql.unsafe(readFileSync(file, 'utf8'));
}

function sqlFiles(start: string): string[] {
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** pgTAP is plain SQL; its package for PGlite carries it in an archive. */
async function loadTap(sql: Sql): Promise<void> {
  const archive = gunzipSync(
    readFileSync(join(root, 'node_modules/@electric-sql/pglite-pgtap/dist/pgtap.tar.gz')),
  );
  const script = fileInTar(archive, /\/pgtap--\d+\.\d+\.\d+\.sql$/);
  await sql.unsafe(`create schema tap; set local search_path = tap; ${script}`);
  await sql.unsafe(`
    grant usage on schema tap to public;
    grant execute on all functions in schema tap to public;
    grant select on all tables in schema tap to public;
    alter default privileges grant execute on functions to public; -- so that tests may define functions of their own
    reset search_path;`);
}

/** A file's text in an uncompressed tar archive: 512-byte headers, each followed by the padded content. */
export function fileInTar(archive: Buffer, name: RegExp): string {
  const textAt = (start: number, length: number) =>
    archive.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const size = parseInt(textAt(at + 124, 12), 8);
    if (name.test(`/${textAt(at, 100)}`)) return archive.toString('utf8', at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`The archive has no file ${String(name)}.`);
}

/** Runs one file in a savepoint of the current transaction; needs {@link loadTestSql} in it. */
export async function runSqlTestFile(sql: Sql, file: string): Promise<Outcome> {
  const name = relative(folder, file);
  const lines: string[] = [];
  await sql.unsafe('savepoint one_file; set local search_path = tests, tap, public, extensions, pg_catalog');
  const error = await sql
    .unsafe(readFileSync(file, 'utf8'))
    .then((results) => void lines.push(...texts(results)))
    .catch((reason: unknown) => reason);
  await sql.unsafe('rollback to savepoint one_file; release savepoint one_file; reset role');

  const { passed, failed, planned } = readTap(lines);
  const done = passed.length + failed.length;
  const notes = lines.filter((line) => line.startsWith('not ok') || line.startsWith('#'));
  if (error) notes.push(`after ${done} tests: ${explain(error, file)}`);
  else if (planned !== undefined && planned !== done) notes.push(`planned ${planned} tests but ran ${done}`);
  else if (done === 0) notes.push('ran no test');
  const broken = error || (planned !== undefined && planned !== done) || done === 0 ? 1 : 0;
  return {
    passed: passed.length,
    failed: failed.length + broken,
    skipped: [],
    output: notes.length > 0 ? [`${name}:`, ...notes.map((note) => `  ${note}`)].join('\n') : '',
  };
}

/** Every text in the rows of every statement: pgTAP functions answer lines of TAP. */
function texts(results: unknown): string[] {
  if (typeof results === 'string') return results.split('\n');
  if (Array.isArray(results)) return results.flatMap(texts);
  if (typeof results === 'object' && results !== null) return Object.values(results).flatMap(texts);
  return [];
}

function explain(reason: unknown, file: string): string {
  if (!(reason instanceof postgres.PostgresError)) return String(reason);
  const line = readFileSync(file, 'utf8')
    .slice(0, Number(reason.position) || 0)
    .split('\n').length;
  const where = reason.position ? ` (line ${line})` : '';
  return [`${reason.code}: ${reason.message}${where}`, reason.detail, reason.where]
    .filter(Boolean)
    .join('\n    ');
}
