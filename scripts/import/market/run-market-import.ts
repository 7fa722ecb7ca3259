import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import type { REFUSAL_REASONS } from '#domain/market/refusal-reasons.ts';
import { ImportError } from '../import-error.ts';
import type { ProgressStream } from '../progress.ts';
import { areaRecords } from './area-records.ts';
import { bringIn } from './bring-in.ts';
import { buildIndexesSetAside, countIndexesSetAside, watchBulk } from './bulk.ts';
import { beginImport, forgetImport } from './import-notes.ts';
import type { MarketOptions } from './market-options.ts';
import { MARKET_TABLES } from './market-tables.ts';
import type { Fates } from './merge-staged.ts';
import { mergeSql, READERS } from './merge-sql.ts';
import { openSource } from './open-source.ts';
import { planFile } from './plan-file.ts';
import { readAhead } from './read-ahead.ts';
import { readPieces } from './read-pieces.ts';
import { createPace } from './show-pace.ts';
import { sayFailure } from './say-failure.ts';
import { sayMarketImport } from './say-market-import.ts';
import { toUtf8 } from './to-utf8.ts';
import type { Worker } from './write-pieces.ts';

export interface MarketPlace {
  readonly databaseUrl: string;
  readonly out: ProgressStream;
  readonly stdin?: Readable;
  /** a file of fewer lines never sets indexes aside */
  readonly bulkLines?: number;
  /** about how many bytes are read at a time */
  readonly pieceSize?: number;
  /** of a file that brings much so many pieces are committed at a time; of others each by itself */
  readonly piecesAtOnce?: number;
  /** milliseconds that passed since some fixed moment */
  readonly clock?: () => number;
}

/** What became of a file: the row of its import. */
export interface MarketImport extends Fates {
  readonly id: number;
  readonly lines_read: number;
  readonly first_on: string | null;
  readonly last_on: string | null;
}

/**
 * A piece is committed without waiting for the disk: lost, it would be read again, since the note of it is lost with it.
 * What ends the import waits, and with it all that came before is kept.
 */
const SETTINGS = {
  synchronous_commit: 'off',
  statement_timeout: 0,
  work_mem: '64MB',
  hash_mem_multiplier: 1,
  maintenance_work_mem: '16MB',
  // The other connection has the other processor.
  max_parallel_maintenance_workers: 0,
  temp_buffers: '16MB',
  jit: 'off',
};
const PIECE = 4 << 20;
/** Of two connections each holds so many in memory, until what was refused of them is told. */
const PIECES_AT_ONCE = 2;
/** A file of fewer lines is done before indexes would be built again. */
const BULK_LINES = 200_000;
/** Enough to tell a file of another kind by. */
const PRINT = 64 << 10;

/**
 * Imports a file of the market: reads it piece by piece, each in a transaction with the note of how far it is. A second
 * run of the same file goes on there.
 * @throws ImportError with a sentence
 */
export async function runMarketImport(options: MarketOptions, place: MarketPlace): Promise<MarketImport> {
  const [sql, helper] = [connect(place.databaseUrl), connect(place.databaseUrl)];
  try {
    return await importFile(sql, helper, options, place);
  } catch (error) {
    throw sayFailure(error);
  } finally {
    await Promise.all([sql.sql.end({ timeout: 5 }), helper.sql.end({ timeout: 5 })]);
  }
}

/** Connects when it is first asked. */
function connect(databaseUrl: string): Worker {
  const said: string[] = [];
  const sql = postgres(databaseUrl, {
    max: 1,
    max_lifetime: null,
    onnotice: ({ message }) => {
      if (message !== undefined) said.push(message);
    },
    connection: { application_name: 'market import', lc_messages: 'C', ...SETTINGS },
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  });
  return { sql, notices: { take: () => said.splice(0) } };
}

async function importFile(
  worker: Worker,
  helper: Worker,
  options: MarketOptions,
  place: MarketPlace,
): Promise<MarketImport> {
  const { kind } = options;
  const { sql } = worker;
  const { out, pieceSize = PIECE, piecesAtOnce = PIECES_AT_ONCE, bulkLines = BULK_LINES } = place;
  const { clock = () => performance.now() } = place;
  const table = MARKET_TABLES[kind];
  const source = await openSource(options.file, {
    ...(place.stdin && { stdin: place.stdin }),
    readSize: Math.min(pieceSize, 1 << 20),
  });
  const bytes = toUtf8(source.bytes, options.encoding);
  const text = kind === 'areas' ? areaRecords(bytes, options.areaKind) : bytes;
  const { head, all } = await peek(text);
  const plan = planFile(kind, head, options.mapping === null ? {} : await readMarketMapping(options.mapping));
  const print = createHash('sha256')
    .update(`${String(source.size)}/`)
    .update(head)
    .digest('hex');

  if (!(await takeTurn(sql, kind)))
    throw new ImportError(`Another import of ${kind} is under way. Wait until it is done.`);
  const begun = await beginImport(sql, options, source.name, print);
  const statements = mergeSql(table);
  if (begun.bytes > 0) out.write(`Going on at line ${begun.lines + 1} of ${source.name}.\n`);

  const pace = createPace(source, out, clock);
  const isNew = begun.bytes === 0;
  const start = isNew ? { bytes: plan.headerBytes, lines: plan.headerLines } : begun;
  const bulk = await watchBulk(sql, { table: table.table, bulkLines, linesBefore: begun.lines, source, out });
  let isAny = !isNew;
  const step = (lines: number, taken: number) => {
    isAny = true;
    pace.step(lines, taken);
  };
  // Bytes of another encoding, and areas, are counted as they are read.
  const canJump = !isNew && kind !== 'areas' && options.encoding === 'utf-8';
  const rest = canJump ? (source.from?.(start.bytes) ?? null) : null;
  const pieces = readPieces(rest ?? all, { ...start, isThere: rest !== null }, pieceSize);
  await bringIn(readAhead(pieces), {
    workers: [worker, helper],
    plan,
    statements,
    makeStage: `${READERS} ${plan.rawTable} ${statements.makeStage}`,
    importId: begun.id,
    fileName: source.name,
    kind,
    table: table.table,
    isNew,
    bulk,
    piecesAtOnce,
    taken: source.taken,
    step,
  }).catch(async (error: unknown) => {
    if (!isAny) await forgetImport(sql, begun.id);
    throw error;
  });
  if (!isAny) {
    await forgetImport(sql, begun.id);
    throw new ImportError(`${source.name} has no lines. Nothing was written.`);
  }
  return finishImport(sql, helper.sql, begun.id, options, out);
}

/** Places sales of postcodes that moved, adds up what changed, and closes the import. */
async function finishImport(
  sql: Sql,
  helper: Sql,
  id: number,
  { kind }: MarketOptions,
  out: ProgressStream,
): Promise<MarketImport> {
  if (kind === 'postcodes')
    await sql`update private.sales s set place = p.place from private.postcodes p
      where p.import_id = ${id} and p.country_code = 'GB' and s.country_code = 'GB' and s.postcode = p.postcode
        and s.place is distinct from p.place`;
  if (kind === 'us-sales') await sql`select private.place_postcodes_of_sales(${id})`;
  if (kind === 'sold' || kind === 'us-sales' || kind === 'postcodes') {
    const aside = await countIndexesSetAside(sql);
    out.write(
      `${aside > 0 ? `Building ${String(aside)} indexes, adding` : 'Adding'} up cells and districts …\n`,
    );
    // Cells are counted from the rows alone, while indexes are built.
    await Promise.all([buildIndexesSetAside(sql, aside), helper`select private.count_market()`]);
  }
  await sql`set synchronous_commit = on`;
  const [row] = await sql<MarketImport[]>`
    update private.market_imports set state = 'done', finished_at = clock_timestamp() where id = ${id}
    returning id, lines_read, imported, corrected, deleted, known, refused, first_on::text, last_on::text`;
  if (row === undefined) throw new ImportError('The import is gone from the database.');
  const refusals = await sql<{ line: number; reason: keyof typeof REFUSAL_REASONS; said: string }[]>`
    select line, reason, said from private.market_refusals where import_id = ${id} order by line limit 20`;
  out.write(sayMarketImport(row, refusals));
  return row;
}

async function peek(
  text: AsyncIterable<Uint8Array>,
): Promise<{ head: Buffer; all: AsyncIterable<Uint8Array> }> {
  const iterator = text[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < PRINT) {
    const next = await iterator.next();
    if (next.done === true) break;
    seen.push(next.value);
    length += next.value.length;
  }
  return {
    head: Buffer.concat(seen).subarray(0, PRINT),
    all: (async function* () {
      yield* seen.splice(0);
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    })(),
  };
}

async function takeTurn(sql: Sql, kind: string): Promise<boolean> {
  const [turn] = await sql<{ is_ours: boolean }[]>`
    select pg_try_advisory_lock(hashtext('market import'), hashtext(${kind})) as is_ours`;
  return turn?.is_ours === true;
}

const mapping = z.record(z.string().min(1), z.string().min(1));

async function readMarketMapping(file: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ImportError(`${file} cannot be read. Check that it is there.`);
  });
  try {
    return mapping.parse(JSON.parse(text));
  } catch {
    throw new ImportError(`${file} is no mapping. It is JSON such as { "price": "Sale price" }.`);
  }
}
