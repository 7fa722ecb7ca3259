import { cpus } from 'node:os';
import postgres, { type Sql } from 'postgres';
import type { Log } from '../stack/log.ts';
import { layPeople } from './act-as.ts';
import { explainQueries, type ExplainedCall } from './explain-queries.ts';
import { fillGames } from './fill-games.ts';
import { BIG_TABLES, fillHistory } from './fill-history.ts';
import { tableLines } from './figures.ts';
import { gatewayLines, measureGateway } from './gateway-throughput.ts';
import { layGames } from './lay-games.ts';
import { layWork } from './lay-work.ts';
import { drawSamples, measureQueries, queryLines, readWork } from './measure-queries.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';
import { measureThroughput, throughputLines } from './throughput.ts';

/** How much to build and how long to measure. */
const SIZES = {
  full: {
    runs: 1_000_000,
    games: 64,
    listed: 5_000,
    samples: 200,
    durationMs: 3_000,
    pairs: 2,
    clientCounts: [1, 8, 64],
    gatewayMs: 8_000,
    playerCounts: [1, 8, 32],
  },
  small: {
    runs: 2_000,
    games: 8,
    listed: 200,
    samples: 10,
    durationMs: 200,
    pairs: 1,
    clientCounts: [1, 8],
    gatewayMs: 300,
    playerCounts: [4],
  },
} as const;
export type BenchSize = keyof typeof SIZES;

const BATCH = { queries: 0, plans: 1, gateway: 2, throughput: 10 } as const;

/**
 * Builds a big game on a stack of its own and prints what its queries and its guesses cost.
 * @returns false when a call read a big table from end to end (the full set only: small tables are cheapest read whole).
 */
export async function benchDatabase(size: BenchSize, log: Log): Promise<boolean> {
  const { runs, games, listed, samples, durationMs, pairs, clientCounts } = SIZES[size];
  log(
    `Bench (${size}): ${runs.toLocaleString('en-GB')} runs, ${(runs * 5).toLocaleString('en-GB')} guesses.`,
  );
  const stack = await startOwnStack((line) => {
    if (!line.includes('[functions]')) log(line);
  });
  // One connection: roles and settings are the session's.
  const sql = postgres(stack.databaseUrl, { max: 1, max_lifetime: null, onnotice: () => undefined });
  try {
    const slugs = Array.from({ length: games }, (_, game) => `measured-${game + 1}`);
    const [big, ...others] = await layGames(sql, slugs, 5);
    if (big === undefined) throw new Error('no game was laid');
    await layPeople(sql);
    await fillHistory(sql, big.id, runs, log);
    await fillGames(sql, listed, log);
    await layWork(sql, { batch: BATCH.queries, lanes: 1, runsPerLane: samples / 5, gameIds: [big.id] });
    await layWork(sql, { batch: BATCH.plans, lanes: 1, runsPerLane: 2, gameIds: [big.id] });
    await sql.unsafe('analyze');
    await printSize(sql, log);

    log(
      '\nWhat a call costs, in ms. Database: planning and execution by EXPLAIN ANALYZE. Round trip: a prepared',
    );
    log(
      'statement on one connection, for writes with its durable commit, which is what their target is held against.\n',
    );
    const drawn = await drawSamples(sql, big.id, samples);
    const timed = await measureQueries(sql, big.slug, drawn, await readWork(sql, BATCH.queries, 0));
    queryLines(timed).forEach((line) => log(line));

    log('\nPlans of every statement inside every call (auto_explain):\n');
    const plans = await explainQueries(
      stack.databaseUrl,
      big.slug,
      drawn,
      await readWork(sql, BATCH.plans, 0),
    );
    planLines(plans).forEach((line) => log(line));

    log(
      '\nGuesses recorded a second, each in a transaction of its own, against bare inserts of the same rows into a table of',
    );
    log('the same columns, key and index, alternating. Clients and database share this machine.\n');
    const throughput = await measureThroughput(
      sql,
      {
        databaseUrl: stack.databaseUrl,
        scenarios: [
          { name: `${games - 1} games`, gameIds: others.map((game) => game.id) },
          { name: 'one game', gameIds: [big.id] },
        ],
        clientCounts,
        durationMs,
        pairs,
        firstBatch: BATCH.throughput,
      },
      log,
    );
    log('');
    throughputLines(throughput).forEach((line) => log(line));

    log('\nThe whole way, HTTP to the gateway, functions, REST, database and back:\n');
    gatewayLines(await throughGateway(sql, stack, big.id, size)).forEach((line) => log(line));
    const isIndexed = plans.every((call) => call.wholeScans.length === 0);
    if (size === 'full')
      log(
        isIndexed
          ? '\nNo call reads a big table from end to end.'
          : '\nA call reads a big table from end to end.',
      );
    return size === 'small' || isIndexed;
  } finally {
    await sql.end({ timeout: 5 });
    await stack.stop();
  }
}

async function throughGateway(sql: Sql, stack: OwnStack, gameId: string, size: BenchSize) {
  const { gatewayMs, playerCounts } = SIZES[size];
  const figures = [];
  for (const [index, players] of playerCounts.entries()) {
    const runsPerLane = Math.max(1, Math.ceil((150 * gatewayMs) / 1000 / 5 / players));
    await layWork(sql, { batch: BATCH.gateway + index, lanes: players, runsPerLane, gameIds: [gameId] });
    figures.push(await measureGateway(sql, stack, BATCH.gateway + index, players, gatewayMs));
  }
  return figures;
}

async function printSize(sql: Sql, log: Log): Promise<void> {
  const rows = await sql<{ name: string; rows: string; size: string }[]>`
    select c.oid::regclass::text as name, to_char(c.reltuples, 'FM999,999,999') as rows,
      pg_size_pretty(pg_total_relation_size(c.oid)) as size
    from pg_class c where c.oid = any (${[...BIG_TABLES, 'private.crowd_histogram']}::text[]::regclass[])
    order by pg_total_relation_size(c.oid) desc`;
  const [version] = await sql<{ server: string }[]>`select current_setting('server_version') as server`;
  log(
    `\nPostgres ${version?.server ?? ''}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'})\n`,
  );
  tableLines(
    ['table', 'rows', 'size with indexes'],
    rows.map((row) => [row.name, row.rows, row.size]),
  ).forEach((line) => log(line));
}

function planLines(plans: readonly ExplainedCall[]): string[] {
  return plans.flatMap(({ name, indexes, wholeScans }) => [
    `  ${wholeScans.length > 0 ? `✗ ${name}: reads all of ${wholeScans.join(', ')}` : `✓ ${name}`}`,
    `      ${indexes.join(', ')}`,
  ]);
}
