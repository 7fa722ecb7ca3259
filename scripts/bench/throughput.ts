import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Sql } from 'postgres';
import type { Log } from '../stack/log.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import { layWork } from './lay-work.ts';

/** What a client process is asked to do. */
export interface ClientOrder {
  readonly databaseUrl: string;
  readonly call: 'record' | 'bare';
  readonly batch: number;
  /** One connection each. */
  readonly lanes: readonly number[];
  readonly durationMs: number;
}

/** What it did. Times are of one clock for all processes of a machine. */
export interface ClientReport {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly latenciesMs: readonly number[];
}

/** Recording against bare inserts, with the same clients in the same run. */
export interface Throughput {
  readonly scenario: string;
  readonly clients: number;
  readonly recordedPerSecond: number;
  readonly barePerSecond: number;
  readonly recordMs: readonly number[];
}

export interface ThroughputOptions {
  readonly databaseUrl: string;
  readonly scenarios: readonly { readonly name: string; readonly gameIds: readonly string[] }[];
  readonly clientCounts: readonly number[];
  readonly durationMs: number;
  /** How often bare inserts and recording alternate. */
  readonly pairs: number;
  /** The first number of a batch of bench.work that is free. */
  readonly firstBatch: number;
}

/** Guesses a second that a batch must have in store, generously, by number of clients. */
const STORE_PER_SECOND: Readonly<Record<number, number>> = { 1: 2_500, 8: 5_000, 64: 8_000 };

/**
 * Measures recorded guesses a second against bare inserts of the same rows into a table of the same columns, key and
 * index: bare, record, bare, record, each with the same clients on warm connections of their own, each commit durable.
 */
export async function measureThroughput(
  sql: Sql,
  options: ThroughputOptions,
  log: Log,
): Promise<Throughput[]> {
  await sql.unsafe(`create table if not exists bench.bare_guesses (like public.guesses including all);
    grant usage on schema bench to service_role; grant insert on bench.bare_guesses to service_role`);
  const results: Throughput[] = [];
  let batch = options.firstBatch;
  for (const { name, gameIds } of options.scenarios) {
    for (const clients of options.clientCounts) {
      const sums = { record: { rate: 0, ms: [] as number[] }, bare: { rate: 0, ms: [] as number[] } };
      for (let pair = 0; pair < options.pairs; pair++, batch++) {
        const store = ((STORE_PER_SECOND[clients] ?? 8_000) * options.durationMs) / 1000;
        const runsPerLane = Math.max(1, Math.ceil(store / 5 / clients));
        await layWork(sql, { batch, lanes: clients, runsPerLane, gameIds });
        await sql.unsafe('analyze bench.work; checkpoint');
        for (const call of ['bare', 'record'] as const) {
          const { rate, latenciesMs } = await runClients({ ...options, call, batch, clients });
          sums[call].rate += rate / options.pairs;
          for (const ms of latenciesMs) sums[call].ms.push(ms);
        }
      }
      const result = {
        scenario: name,
        clients,
        recordedPerSecond: sums.record.rate,
        barePerSecond: sums.bare.rate,
        recordMs: sums.record.ms,
      };
      log(
        `  ${name}, ${clients} client${clients === 1 ? '' : 's'}: ${result.recordedPerSecond.toFixed(0)} recorded a second`,
      );
      results.push(result);
    }
  }
  return results;
}

interface ClientsRun {
  readonly databaseUrl: string;
  readonly call: 'record' | 'bare';
  readonly batch: number;
  readonly clients: number;
  readonly durationMs: number;
}

/** Clients are spread over as many processes as there are processors; all begin together once all are connected. */
async function runClients(run: ClientsRun): Promise<{ rate: number; latenciesMs: number[] }> {
  const processes = Math.min(run.clients, availableParallelism());
  const children = Array.from({ length: processes }, (_, index) => {
    const lanes = Array.from({ length: run.clients }, (_lane, lane) => lane).filter(
      (lane) => lane % processes === index,
    );
    const child = fork(fileURLToPath(new URL('client-process.ts', import.meta.url)), {
      execArgv: process.execArgv,
    });
    const { databaseUrl, call, batch, durationMs } = run;
    child.send({ databaseUrl, call, batch, durationMs, lanes } satisfies ClientOrder);
    return child;
  });
  try {
    await Promise.all(children.map((child) => messageOf(child)));
    for (const child of children) child.send('go');
    const reports = (await Promise.all(children.map((child) => messageOf(child)))) as ClientReport[];
    const seconds =
      (Math.max(...reports.map((report) => report.endedAt)) -
        Math.min(...reports.map((report) => report.startedAt))) /
      1000;
    const latenciesMs = reports.flatMap((report) => report.latenciesMs);
    return { rate: latenciesMs.length / seconds, latenciesMs };
  } finally {
    for (const child of children) child.kill();
  }
}

function messageOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`a client process ended with ${String(code)}`)));
  });
}

/** The figures as a table. */
export function throughputLines(results: readonly Throughput[]): string[] {
  return tableLines(
    ['scenario', 'clients', 'recorded/s', 'bare inserts/s', 'ratio', 'recording: median', 'p95'],
    results.map(({ scenario, clients, recordedPerSecond, barePerSecond, recordMs }) => [
      scenario,
      String(clients),
      recordedPerSecond.toFixed(0),
      barePerSecond.toFixed(0),
      (recordedPerSecond / barePerSecond).toFixed(2),
      formatMs(quantile(recordMs, 0.5)),
      formatMs(quantile(recordMs, 0.95)),
    ]),
  );
}
