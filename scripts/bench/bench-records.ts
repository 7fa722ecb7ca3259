import postgres, { type Sql } from 'postgres';
import type { Log } from '../stack/log.ts';
import { fillRecords, RECORD_TABLES } from './fill-records.ts';
import { formatMs, quantile } from './figures.ts';
import { startOwnStack } from './own-stack.ts';
import { RECORD_QUERIES, type RecordQuery } from './record-queries.ts';

const SIZES = {
  full: { players: 50_000, runs: 200_000, games: 2_000, runsOfOne: 2_000, times: 7 },
  small: { players: 100, runs: 400, games: 20, runsOfOne: 20, times: 2 },
} as const;

/** The most that the database may take for what a screen reads, in ms. */
const MOST_MS = 50;
/** A smaller table is cheapest read whole. */
const BIG_ROWS = 20_000;
const big = new Set<string>();

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** A statement inside a call, as auto_explain tells of it. */
interface Explained {
  readonly ms: number;
  readonly text: string;
  readonly plan: Plan;
}

interface Measured {
  readonly query: RecordQuery;
  readonly ms: number[];
  readonly wholeScans: string[];
  /** what took longest inside it */
  readonly slowest: Explained | undefined;
}

/**
 * Fifty thousand players, two hundred thousand runs, a million guesses: what each newer screen's call costs, and whether
 * any of its statements reads a big table from end to end.
 * @returns false when a call took longer than it may (the full set only: a machine starts slowly)
 */
export async function benchRecords(size: keyof typeof SIZES, log: Log): Promise<boolean> {
  const { times, ...laid } = SIZES[size];
  const stack = await startOwnStack(() => undefined);
  const statements: Explained[] = [];
  // One connection: roles and settings are the session's.
  const sql = postgres(stack.databaseUrl, {
    max: 1,
    max_lifetime: null,
    onnotice: (notice) => {
      const [, ms, json] = /duration: ([\d.]+) ms\s+plan:\n(\{.*\})\s*$/s.exec(notice['message'] ?? '') ?? [];
      if (json === undefined) return;
      const { Plan: plan, 'Query Text': text } = JSON.parse(json) as { Plan: Plan; 'Query Text': string };
      statements.push({ ms: Number(ms), text, plan });
    },
  });
  try {
    await fillRecords(sql, laid, log);
    await sql.unsafe(`
      create table bench.friendship as select f.id from private.friendships f, (values ('${'0'.repeat(8)}-0000-4000-8000-000000000001'::uuid,
        '${'0'.repeat(8)}-0000-4000-8000-000000000002'::uuid)) p (one, other) where f.one_id = p.one and f.other_id = p.other;
      create table bench.preset as select p.code from private.mode_presets p limit 1;
      grant usage on schema bench to public; grant select on bench.friendship, bench.preset to public`);
    const tables = await sql<{ name: string }[]>`select c.relname as name from pg_class c
      where c.oid = any (${[...RECORD_TABLES]}::text[]::regclass[]) and c.reltuples >= ${BIG_ROWS}`;
    tables.forEach(({ name }) => big.add(name));
    const measured: Measured[] = [];
    const widest = Math.max(...RECORD_QUERIES.map(({ name }) => name.length));
    log(`\n  ${'call'.padEnd(widest)}  median, ms      most   read from end to end`);
    for (const query of RECORD_QUERIES) {
      const one = await measure(sql, query, times, statements);
      measured.push(one);
      log(reportLine(one, widest));
    }
    for (const { query, slowest } of measured.filter((one) => !isSound(one)))
      log(
        `\n${query.name}: the slowest statement took ${formatMs(slowest?.ms ?? NaN)} ms\n${slowest?.text ?? ''}`,
      );
    return size === 'small' || measured.every(isSound);
  } finally {
    await sql.end({ timeout: 5 });
    await stack.stop();
  }
}

async function measure(
  sql: Sql,
  query: RecordQuery,
  times: number,
  statements: Explained[],
): Promise<Measured> {
  const ms: number[] = [];
  const often = (query.mostMs ?? MOST_MS) > 1_000 ? 1 : times;
  for (let time = 0; time < often; time++) ms.push(await timed(sql, query));
  statements.length = 0;
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set auto_explain.log_format = 'json'; set auto_explain.log_level = 'notice'`);
  await timed(sql, query);
  await sql.unsafe(`set auto_explain.log_min_duration = -1`);
  const wholeScans = [...new Set(statements.flatMap(({ plan }) => wholeScansOf(plan)))].sort();
  // The call itself comes last and took as long as everything inside it.
  const slowest = statements.slice(0, -1).sort((one, other) => other.ms - one.ms)[0];
  return { query, ms, wholeScans, slowest };
}

/** How long one call takes, in a transaction that is taken back. */
async function timed(sql: Sql, { caller, sql: call }: RecordQuery): Promise<number> {
  const isRole = caller === 'anon' || caller === 'service_role';
  const role = isRole ? caller : 'authenticated';
  await sql.unsafe('begin; set local statement_timeout = 0');
  try {
    if (caller !== 'owner') {
      const claims = JSON.stringify(isRole ? { role } : { role, sub: caller });
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${isRole ? '' : caller}, true)`;
      await sql.unsafe(`set local role ${role}`);
    }
    const startedAt = performance.now();
    await sql.unsafe(call);
    return performance.now() - startedAt;
  } finally {
    await sql.unsafe('rollback');
  }
}

function wholeScansOf(plan: Plan): string[] {
  const table = plan['Relation Name'];
  const own = plan['Node Type'] === 'Seq Scan' && table !== undefined && big.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeScansOf)];
}

function isSound({ query, ms, wholeScans }: Measured): boolean {
  return (
    quantile(ms, 0.5) <= (query.mostMs ?? MOST_MS) && (wholeScans.length === 0 || query.mostMs !== undefined)
  );
}

function reportLine(one: Measured, widest: number): string {
  const { name, mostMs = MOST_MS } = one.query;
  const figures = [formatMs(quantile(one.ms, 0.5)).padStart(10), String(mostMs).padStart(8)].join('  ');
  return `${isSound(one) ? ' ' : '✗'} ${name.padEnd(widest)}  ${figures}   ${one.wholeScans.join(', ')}`.trimEnd();
}
