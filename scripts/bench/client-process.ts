// A process of throughput.ts: holds some clients, each a connection of its own that sends one statement after another.
import { once } from 'node:events';
import postgres, { type Sql } from 'postgres';
import { readWork } from './measure-queries.ts';
import { BARE_INSERT, RECORD_GUESS, type Work } from './queries.ts';
import type { ClientOrder, ClientReport } from './throughput.ts';

const [order] = (await once(process, 'message')) as [ClientOrder];
const write = order.call === 'bare' ? BARE_INSERT : RECORD_GUESS;

const clients = await Promise.all(
  order.lanes.map(async (lane) => {
    const sql = postgres(order.databaseUrl, { max: 1, max_lifetime: null, onnotice: () => undefined });
    const work = await readWork(sql, order.batch, lane);
    await sql.unsafe(`set role ${write.role}`);
    const [first, ...rest] = work;
    // The first call of a connection compiles the functions; real servers keep connections.
    if (first !== undefined) await sql.unsafe(write.sql, write.values(first, ''), { prepare: true });
    return { sql, work: rest };
  }),
);
process.send?.('ready');
await once(process, 'message');

const startedAt = now();
const latenciesMs = (await Promise.all(clients.map(({ sql, work }) => sendAll(sql, work)))).flat();
process.send?.({ startedAt, endedAt: now(), latenciesMs } satisfies ClientReport);
await Promise.all(clients.map(({ sql }) => sql.end({ timeout: 5 })));
process.disconnect();

async function sendAll(sql: Sql, work: readonly Work[]): Promise<number[]> {
  const took: number[] = [];
  for (const guess of work) {
    const sentAt = now();
    if (sentAt - startedAt > order.durationMs) break;
    await sql.unsafe(write.sql, write.values(guess, ''), { prepare: true });
    took.push(now() - sentAt);
  }
  return took;
}

/** Milliseconds on a clock that all processes share. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
