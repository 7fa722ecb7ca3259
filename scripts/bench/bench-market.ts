import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import { MARKET_TABLES } from '../import/market/market-tables.ts';
import { mergeSql } from '../import/market/merge-sql.ts';
import { planFile } from '../import/market/plan-file.ts';
import { readMarketOptions } from '../import/market/market-options.ts';
import { runMarketImport } from '../import/market/run-market-import.ts';
import type { Log } from '../stack/log.ts';
import { formatMs } from './figures.ts';
import { watchImportMemory } from './import-memory.ts';
import { makeSales } from './make-sales.ts';
import { makeWindows, readCells, readScreens, type Window } from './market-screens.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';
import { ranMs } from './processor-time.ts';

const SIZES = {
  national: { sales: 30_000_000, month: 100_000, asked: 400 },
  large: { sales: 3_000_000, month: 20_000, asked: 400 },
  full: { sales: 1_000_000, month: 20_000, asked: 400 },
  small: { sales: 20_000, month: 1000, asked: 20 },
} as const;
/** What an import says where a part of it begins, and which that is. */
const PHASES = [
  ['Building', 'indexes, cells and districts'],
  ['Adding up', 'cells and districts'],
] as const;
const SEED = 7;
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

/** Measures on a database that holds no sales. Whatever reads the lines reads the same file. */
async function measureMarket(
  { databaseUrl, api, publishableKey }: Way,
  folder: string,
  { sales, month, asked }: (typeof SIZES)[keyof typeof SIZES],
  log: Log,
): Promise<void> {
  const directory = join(folder, 'postcodes.csv');
  const register = join(folder, 'sales.csv');
  const later = join(folder, 'month.csv');
  for (const piece of makeSales(sales, SEED).postcodes) await appendFile(directory, piece);
  for (const piece of makeSales(sales, SEED).pieces) await appendFile(register, piece);
  for (const piece of makeSales(month, SEED + 1).pieces) await appendFile(later, piece);

  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    // A table like any other: what is imported is written to disk as well, and to its log.
    const texts = Array.from({ length: 16 }, (_, at) => `c${String(at)} text`).join(', ');
    await sql.unsafe(`create table private.raw_sales (${texts})`);
    const raw = await timed(() => copy(sql, 'copy private.raw_sales from stdin with (format csv)', register));
    await sql.unsafe('drop table private.raw_sales');
    const [head = Buffer.alloc(0)] = makeSales(1, SEED).pieces;
    const { copy: copyTyped } = planFile('sold', head, {});
    await sql.unsafe(mergeSql(MARKET_TABLES.sold).makeStage.replaceAll('on commit delete rows', '')).simple();
    const typed = await timed(() => copy(sql, copyTyped, register));
    await sql.unsafe('drop table market_stage, later_rows, known_rows');
    const say = (what: string, ms: number, lines: number = sales) => {
      const share = (raw * lines) / sales / ms;
      log(
        `${what}: ${Math.round((lines * 1000) / ms).toLocaleString('en-GB')} a second, ${share.toFixed(2)} of a bare COPY`,
      );
    };
    say('Bare COPY into 16 texts', raw);
    say('COPY into the typed stage', typed);

    const bring = async (kind: string, file: string) => {
      const began = performance.now();
      const phases: [name: string, at: number][] = [['reading and writing rows', began]];
      const write = (text: string) => {
        const phase = PHASES.find(([sign]) => text.startsWith(sign));
        if (phase) phases.push([phase[1], performance.now()]);
      };
      await runMarketImport(readMarketOptions([kind, '--file', file]), { databaseUrl, out: { write } });
      const ended = performance.now();
      const parts = phases.map(([name, at], turn) => {
        const ms = (phases[turn + 1]?.[1] ?? ended) - at;
        return `${name} ${formatMs(ms)} ms (${String(Math.round((100 * ms) / (ended - began)))} %)`;
      });
      return { ms: ended - began, parts: parts.join(', ') };
    };
    const sayImport = async (what: string, file: string, lines: number = sales) => {
      const { ms, parts } = await bring('sold', file);
      say(what, ms, lines);
      log(`  ${parts}`);
    };
    await bring('postcodes', directory);
    // The gateway and what was measured before share this process with the import.
    const endWatch = watchImportMemory(sql);
    await sayImport('Import with keys, indexes, cells and levels', register);
    await sayImport('The same lines again', register);
    await sayImport(`A month of ${month.toLocaleString('en-GB')} lines beside them`, later, month);
    const memory = await endWatch();
    await rm(register);
    log(
      `At most ${memory.own} MB of memory, ${memory.before} of them before the first line; with the connections' own ${memory.together} MB, of these ${memory.connections} at most`,
    );
    await sql.unsafe('analyze private.market_cells');
    const windows = makeWindows(asked, MIDDLE);
    const inDatabase =
      (types: readonly string[] | null = null) =>
      async (window: Window) => {
        // Counted here: the database would read its own answer again.
        const [row] = await sql<{ cells: readonly unknown[] }[]>`
          select private.sold_cells(${window.west}, ${window.south}, ${window.east}, ${window.north},
            ${window.zoom}, ${window.from_year}::integer, ${window.to_year}::integer, ${types}::text[]) as cells`;
        return row?.cells.length ?? 0;
      };
    const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const ran = () => (backend ? ranMs(backend.pid) : null);
    const atGateway = async (window: Window) => {
      const answer = await fetch(`${api}/rest/v1/rpc/sold_cells`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(window),
      });
      if (!answer.ok) throw new Error(`cells were answered with ${String(answer.status)}`);
      return z.array(z.unknown()).parse(await answer.json()).length;
    };
    await readCells('in the database', windows, inDatabase(), log, ran);
    await readCells('in the database, of one kind', windows, inDatabase(['flat']), log, ran);
    await readCells('in the database, of two kinds', windows, inDatabase(['flat', 'detached']), log, ran);
    await readCells('at the gateway', windows, atGateway, log);
    await readScreens(sql, databaseUrl, log);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function copy(sql: Sql, statement: string, file: string): Promise<void> {
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), await sql.unsafe(statement).writable());
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
