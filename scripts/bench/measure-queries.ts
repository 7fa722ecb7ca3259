import type { Sql } from 'postgres';
import { actAs } from './act-as.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import {
  GUESS_CONTEXT,
  OPEN_ROUND,
  READS,
  RECORD_GUESS,
  START_RUN,
  type MeasuredRead,
  type MeasuredWrite,
  type Sample,
  type Work,
} from './queries.ts';

interface Timed {
  readonly name: string;
  readonly targetMs?: number | undefined;
  /** The database's own account: planning and execution of EXPLAIN ANALYZE; null for writes. */
  readonly serverMs: number[] | null;
  /** From sending a prepared statement to its answer, with the commit. */
  readonly roundTripMs: number[];
}

/** Random runs of the filled game to ask about, with a cursor somewhere on the board. */
export async function drawSamples(sql: Sql, gameId: string, count: number): Promise<Sample[]> {
  return sql<Sample[]>`
    select r.session_id, md5('token' || r.n) as guest_token, h.game_listing_id,
      encode(convert_to(e.id::text, 'UTF8'), 'base64') as cursor
    from (select * from bench.runs order by random() limit ${count}) r
    join private.leaderboard_entries e on e.session_id = r.session_id
    join bench.homes h on h.game_id = ${gameId} and h.position = 1 + r.n % 5`;
}

/** Guesses of a batch, in the order of their runs. */
export async function readWork(sql: Sql, batch: number, lane: number): Promise<Work[]> {
  return sql<Work[]>`
    select session_id, game_listing_id, listing_price_id, amount_minor, log_error, score, guest_token
    from bench.work where batch = ${batch} and lane = ${lane} order by place`;
}

/** Times every read for each sample, and what a guess does for each waiting guess, on one connection. */
export async function measureQueries(
  sql: Sql,
  slug: string,
  samples: readonly Sample[],
  work: readonly Work[],
): Promise<Timed[]> {
  const timed: Timed[] = [];
  for (const read of READS) timed.push(await timeRead(sql, read, slug, samples));
  const writes = [OPEN_ROUND, GUESS_CONTEXT, RECORD_GUESS].map((write) => ({
    write,
    roundTripMs: [] as number[],
  }));
  // Guess after guess, as players do: every fifth ends its run and goes on the boards.
  for (const guess of work)
    for (const { write, roundTripMs } of writes) roundTripMs.push(await timeWrite(sql, write, slug, guess));
  const last = writes[2]?.roundTripMs.filter((_, index) => index % 5 === 4) ?? [];
  timed.push(...writes.map(({ write, roundTripMs }) => ({ ...write, serverMs: null, roundTripMs })));
  timed.push({
    ...RECORD_GUESS,
    name: 'recording the last guess of a run',
    serverMs: null,
    roundTripMs: last,
  });
  const starts: number[] = [];
  for (const guess of work) starts.push(await timeWrite(sql, START_RUN, slug, guess));
  timed.push({ ...START_RUN, serverMs: null, roundTripMs: starts });
  return timed;
}

async function timeRead(
  sql: Sql,
  read: MeasuredRead,
  slug: string,
  samples: readonly Sample[],
): Promise<Timed> {
  const serverMs: number[] = [];
  const roundTripMs: number[] = [];
  await actAs(sql, read.role, async () => {
    for (const sample of samples.slice(0, read.atMost)) {
      const values = read.values(sample, slug);
      const startedAt = performance.now();
      await sql.unsafe(read.sql, values, { prepare: true });
      roundTripMs.push(performance.now() - startedAt);
      const [row] = await sql.unsafe<
        { 'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[] }[]
      >(`explain (analyze, timing off, format json) ${read.sql}`, values);
      const plan = row?.['QUERY PLAN'][0];
      if (plan !== undefined) serverMs.push(plan['Planning Time'] + plan['Execution Time']);
    }
  });
  return { ...read, serverMs, roundTripMs };
}

async function timeWrite(sql: Sql, write: MeasuredWrite, slug: string, work: Work): Promise<number> {
  return actAs(sql, write.role, async () => {
    const startedAt = performance.now();
    await sql.unsafe(write.sql, write.values(work, slug), { prepare: true });
    return performance.now() - startedAt;
  });
}

/** The figures as a table, each median against its target. */
export function queryLines(timed: readonly Timed[]): string[] {
  return tableLines(
    ['call', 'database: median', 'p95', 'round trip: median', 'p95', 'target', ''],
    timed.map(({ name, targetMs, serverMs, roundTripMs }) => {
      const median = quantile(serverMs ?? roundTripMs, 0.5);
      return [
        name,
        serverMs === null ? '' : formatMs(median),
        serverMs === null ? '' : formatMs(quantile(serverMs, 0.95)),
        formatMs(quantile(roundTripMs, 0.5)),
        formatMs(quantile(roundTripMs, 0.95)),
        targetMs === undefined ? '' : `< ${targetMs}`,
        targetMs === undefined ? '' : median < targetMs ? 'met' : 'MISSED',
      ];
    }),
  );
}
