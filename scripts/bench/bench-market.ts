import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import { MARKET_TABLES } from '../import/market/market-tables.ts';
import { mergeSql } from '../import/market/merge-sql.ts';
import { planFile } from '../import/market/plan-file.ts';
import { readMarketOptions } from '../import/market/market-options.ts';
import { runMarketImport } from '../import/market/run-market-import.ts';
import type { Log } from '../stack/log.ts';
import { makeSales } from './make-sales.ts';
import { makeWindows, readCells, readScreens, type Window } from './market-screens.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';

const SIZES = {
  national: { sales: 30_000_000, month: 100_000, asked: 400 },
  full: { sales: 1_000_000, month: 20_000, asked: 400 },
  small: { sales: 20_000, month: 1000, asked: 20 },
} as const;
const SEED = 7;
const MEGABYTE = 1 << 20;
/** Around which windows are opened. */
const MIDDLE = { west: -1.6, south: 53.8 };

/** What sales cost to import beside a bare COPY of the same lines, and what screens of the market cost to read. */
export async function benchMarket(size: keyof typeof SIZES, log: Log): Promise<boolean> {
  const stack = await startOwnStack((line) => {
    if (!line.includes('[functions]')) log(line);
  });
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-market-'));
  try {
    await measureMarket(stack, folder, SIZES[size], log);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stack.stop();
  }
}

type Way = Pick<OwnStack, 'databaseUrl' | 'api' | 'publishableKey'>;

/** Measures on a database that holds no sales. Lines are made on the way, so that no file is as large as a country. */
async function measureMarket(
  { databaseUrl, api, publishableKey }: Way,
  folder: string,
  { sales, month, asked }: (typeof SIZES)[keyof typeof SIZES],
  log: Log,
): Promise<void> {
  const directory = join(folder, 'postcodes.csv');
  for (const piece of makeSales(sales, SEED).postcodes) await appendFile(directory, piece);

  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const texts = Array.from({ length: 16 }, (_, at) => `c${String(at)} text`).join(', ');
    await sql.unsafe(`create temp table raw_sales (${texts})`);
    const raw = await timed(() =>
      copy(sql, 'copy raw_sales from stdin with (format csv)', makeSales(sales, SEED).pieces),
    );
    await sql.unsafe('drop table raw_sales');
    const [head = Buffer.alloc(0)] = makeSales(1, SEED).pieces;
    const { copy: copyTyped } = planFile('sold', head, {});
    await sql.unsafe(mergeSql(MARKET_TABLES.sold).makeStage.replaceAll('on commit delete rows', '')).simple();
    const typed = await timed(() => copy(sql, copyTyped, makeSales(sales, SEED).pieces));
    await sql.unsafe('drop table market_stage, later_rows, known_rows');
    const say = (what: string, ms: number, lines: number = sales) => {
      const share = (raw * lines) / sales / ms;
      log(
        `${what}: ${Math.round((lines * 1000) / ms).toLocaleString('en-GB')} a second, ${share.toFixed(2)} of a bare COPY`,
      );
    };
    say('Bare COPY into 16 texts', raw);
    say('COPY into the typed stage', typed);

    const out = { write: () => undefined };
    const run = (args: readonly string[], stdin: Readable = Readable.from([])) =>
      runMarketImport(readMarketOptions(args), { databaseUrl, out, stdin });
    const bring = (lines: number, seed: number) =>
      timed(() => run(['sold', '--file', '-'], Readable.from(makeSales(lines, seed).pieces)));
    await run(['postcodes', '--file', directory]);
    // Generator, gateway and what was measured before share this process with the import.
    const before = process.memoryUsage.rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 100);
    say('Import with keys, indexes, cells and levels', await bring(sales, SEED));
    say('The same lines again', await bring(sales, SEED));
    say(`A month of ${month.toLocaleString('en-GB')} lines beside them`, await bring(month, SEED + 1), month);
    clearInterval(watch);
    log(
      `At most ${Math.round(most / MEGABYTE)} MB of memory, ${Math.round(before / MEGABYTE)} of them before the first line`,
    );
    await sql.unsafe('analyze private.market_cells');
    const windows = makeWindows(asked, MIDDLE);
    const inDatabase = async (window: Window) => {
      const [row] = await sql<{ cells: number }[]>`
        select json_array_length(private.sold_cells(${window.west}, ${window.south}, ${window.east}, ${window.north},
          ${window.zoom}, ${window.from_year}::integer, ${window.to_year}::integer)) as cells`;
      return row?.cells ?? 0;
    };
    const atGateway = async (window: Window) => {
      const answer = await fetch(`${api}/rest/v1/rpc/sold_cells`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(window),
      });
      if (!answer.ok) throw new Error(`cells were answered with ${String(answer.status)}`);
      return z.array(z.unknown()).parse(await answer.json()).length;
    };
    await readCells('in the database', windows, inDatabase, log);
    await readCells('at the gateway', windows, atGateway, log);
    await readScreens(sql, databaseUrl, log);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function copy(sql: Sql, statement: string, pieces: Iterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(pieces), await sql.unsafe(statement).writable());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
