import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres, { type Sql } from 'postgres';
import { MARKET_TABLES } from '../import/market/market-tables.ts';
import { mergeSql } from '../import/market/merge-sql.ts';
import { planFile } from '../import/market/plan-file.ts';
import { readMarketOptions } from '../import/market/market-options.ts';
import { runMarketImport } from '../import/market/run-market-import.ts';
import type { Log } from '../stack/log.ts';
import { makeSales } from './make-sales.ts';
import { startOwnStack } from './own-stack.ts';

const SIZES = { full: { sales: 1_000_000, asked: 400 }, small: { sales: 20_000, asked: 20 } } as const;
const SEED = 7;
const MEGABYTE = 1 << 20;
/** Widths of a window at zooms 5 to 14, of which a map shows so many degrees. */
const ZOOMS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

/** Around which windows are opened. */
const MIDDLE = { west: -1.6, south: 53.8 };

/** What sales cost to import beside a bare COPY of the same file, and what a map's cells cost to read. */
export async function benchMarket(size: keyof typeof SIZES, log: Log): Promise<boolean> {
  const stack = await startOwnStack((line) => {
    if (!line.includes('[functions]')) log(line);
  });
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-market-'));
  try {
    await measureMarket(stack.databaseUrl, folder, SIZES[size], log);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await stack.stop();
  }
}

/** Measures on a database that holds no sales. */
export async function measureMarket(
  databaseUrl: string,
  folder: string,
  { sales, asked }: { readonly sales: number; readonly asked: number },
  log: Log,
): Promise<void> {
  const made = makeSales(sales, SEED);
  const file = join(folder, 'sales.csv');
  const directory = join(folder, 'postcodes.csv');
  for (const piece of made.pieces) await appendFile(file, piece);
  for (const piece of made.postcodes) await appendFile(directory, piece);

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
    const say = (what: string, ms: number) => {
      log(
        `${what}: ${Math.round((sales * 1000) / ms).toLocaleString('en-GB')} a second, ${(raw / ms).toFixed(2)} of a bare COPY`,
      );
    };
    say('Bare COPY into 16 texts', raw);
    say('COPY into the typed stage', typed);

    const out = { write: () => undefined };
    const run = (args: readonly string[]) => runMarketImport(readMarketOptions(args), { databaseUrl, out });
    await run(['postcodes', '--file', directory]);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 100);
    say('Import with keys, indexes, cells and levels', await timed(() => run(['sold', '--file', file])));
    say('The same file again', await timed(() => run(['sold', '--file', file])));
    clearInterval(watch);
    log(`At most ${Math.round(most / MEGABYTE)} MB of memory`);
    await sql.unsafe('analyze private.market_cells');
    await readCells(sql, asked, log);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function readCells(sql: Sql, asked: number, log: Log): Promise<void> {
  const times: number[] = [];
  let cells = 0;
  for (let at = 0; at < asked; at += 1) {
    const zoom = ZOOMS[at % ZOOMS.length] ?? 8;
    const wide = (360 / 2 ** zoom) * 2.8;
    const west = MIDDLE.west + ((at * 7919) % 100) / 100 - wide / 2;
    const south = MIDDLE.south + ((at * 104_729) % 100) / 200 - wide / 4;
    const from = at % 3 === 0 ? null : 1995 + (at % 25);
    const began = performance.now();
    const [row] = await sql<{ cells: number }[]>`
      select jsonb_array_length(private.sold_cells(${west}, ${south}, ${west + wide}, ${south + wide * 0.4}, ${zoom},
        ${from}::integer, ${from === null ? null : from + 5}::integer)) as cells`;
    times.push(performance.now() - began);
    cells = Math.max(cells, row?.cells ?? 0);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  log(
    `Cells of ${String(asked)} rectangles: ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, at most ${String(cells)} cells`,
  );
}

async function copy(sql: Sql, statement: string, pieces: Iterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(pieces), await sql.unsafe(statement).writable());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
