import type { Sql } from 'postgres';
import { CallGraph } from './call-graph.ts';
import type { Check } from './checks.ts';

/** What a check does when nothing is broken. */
export interface Footprint {
  /** Signatures of the functions that it was seen to call to their end. */
  functions: ReadonlySet<string>;
  /** Signatures of the functions that it may call besides, by what is written. */
  named: ReadonlySet<string>;
  durationMs: number;
}

/**
 * Runs every check once on the unbroken database and notes which functions each reaches.
 * @throws when a check is red: nothing could be learned from mutants then
 */
export async function measureChecks(sql: Sql, checks: readonly Check[]): Promise<Map<Check, Footprint>> {
  await sql.unsafe(`set local track_functions = 'all'`);
  const footprints = new Map<Check, Footprint>();
  const graph = await CallGraph.read(sql);
  let calls = await countCalls(sql);
  for (const check of checks) {
    const startedAt = performance.now();
    const complaint = await check.complain(sql);
    if (complaint !== '') throw new Error(`${check.name} is red before anything is broken:\n${complaint}`);
    const durationMs = performance.now() - startedAt;
    const after = await countCalls(sql);
    const functions = new Set(
      [...after].filter(([name, n]) => n > (calls.get(name) ?? 0)).map(([name]) => name),
    );
    footprints.set(check, { functions, named: graph.reachedFrom(check.text), durationMs });
    calls = after;
  }
  await sql.unsafe(`set local track_functions = 'none'`);
  return footprints;
}

async function countCalls(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ signature: string; calls: string }[]>`
    select funcid::regprocedure::text as signature, calls from pg_stat_xact_user_functions where schemaname = 'private'`;
  return new Map(rows.map(({ signature, calls }) => [signature, Number(calls)]));
}
