import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import { placeRecords } from '#domain/market/cut-records.ts';
import { readRecord, writeRecord } from '#domain/market/read-record.ts';
import type { RefusalReason } from '#domain/market/refusal-reasons.ts';
import type { Piece } from './read-pieces.ts';

/** A line that is not taken. */
export interface Refusal {
  readonly line: number;
  readonly reason: RefusalReason;
}

/** A piece in the stage: what of it was refused on the way, and which line each row of the stage came from. */
export interface Staged {
  readonly records: number;
  /** of the stage, that it added */
  readonly rows: number;
  readonly refusals: readonly Refusal[];
  /** @param place of a row among those of the stage, from 1 */
  readonly lineOf: (place: number) => number;
}

/** How Postgres reads the file: the statement, and how many columns each record has. */
export interface CopyPlan {
  readonly copy: string;
  readonly columns: number;
}

/** Where the connection's notices arrive: Postgres says there which rows it skipped. */
export interface NoticeBox {
  take(): readonly string[];
}

/** So many bytes are sent at a time. */
const SLICE = 256 << 10;
const SKIPPED = /^skipping row due to data type incompatibility at line (\d+) for column "?(\w+)"?/;
const REASON_OF_COLUMN: Readonly<Record<string, RefusalReason>> = {
  id: 'id_unreadable',
  price: 'price_unreadable',
  sold_on: 'date_unreadable',
};

/**
 * Reads a piece into the stage. Postgres reads it as it is; where it cannot, because a record has too many columns or is
 * no text, the records are looked at one by one and the sound ones are read.
 * @param rowsBefore that the stage holds already
 */
export async function stagePiece(
  sql: TransactionSql,
  piece: Piece,
  plan: CopyPlan,
  notices: NoticeBox,
  rowsBefore: number,
): Promise<Staged> {
  notices.take();
  if (!piece.isBroken && piece.records === piece.lines + (endsWithLine(piece.bytes) ? 0 : 1)) {
    try {
      return await sql.savepoint(async (inner) => {
        await copyInto(inner, plan.copy, piece.bytes);
        const skipped = readSkipped(notices);
        const lines = skipped.map(({ row }) => row);
        const rows = (await countStage(inner)) - rowsBefore;
        if (rows + skipped.length !== piece.records) throw new Error('rows are missing');
        return {
          records: piece.records,
          rows,
          refusals: skipped.map(({ row, reason }) => ({ line: piece.firstLine + row - 1, reason })),
          lineOf: (place) => piece.firstLine - 1 + rowAmongAll(place, lines),
        };
      });
    } catch (error) {
      if (!isAboutTheData(error)) throw error;
    }
  }
  return stageOneByOne(sql, piece, plan, notices);
}

async function stageOneByOne(
  sql: TransactionSql,
  piece: Piece,
  plan: CopyPlan,
  notices: NoticeBox,
): Promise<Staged> {
  notices.take();
  const refusals: Refusal[] = [];
  const sound: string[] = [];
  const lines: number[] = [];
  const textOf = (start: number, end: number) => piece.bytes.toString('utf8', start, end);
  const places = placeRecords(
    piece.bytes,
    (start, end) => readRecord(textOf(start, end)).length === plan.columns,
  );
  for (const { start, end, line, isOpen } of places) {
    const bytes = piece.bytes.subarray(start, end);
    const at = piece.firstLine + line;
    const fields = readRecord(textOf(start, end));
    const reason = isOpen
      ? 'open_quote'
      : !isUtf8(bytes)
        ? 'not_utf8'
        : bytes.includes(0)
          ? 'no_text'
          : fields.length !== plan.columns
            ? 'wrong_columns'
            : null;
    if (reason === null) {
      sound.push(writeRecord(fields));
      lines.push(at);
    } else refusals.push({ line: at, reason });
  }
  // One line each for what Postgres says of lines: line ends inside fields are none of the register's.
  const clean = sound.map((record) => `${record.slice(0, -1).replace(/[\r\n]+/g, ' ')}\n`);
  if (clean.length > 0) await copyInto(sql, plan.copy, Buffer.from(clean.join('')));
  const skipped = readSkipped(notices);
  for (const { row, reason } of skipped) refusals.push({ line: lines[row - 1] ?? piece.firstLine, reason });
  const skippedRows = skipped.map(({ row }) => row);
  return {
    records: places.length,
    rows: clean.length - skipped.length,
    refusals,
    lineOf: (place) => lines[rowAmongAll(place, skippedRows) - 1] ?? piece.firstLine,
  };
}

/** The number among all rows of a row that has this number among those that were not skipped. */
function rowAmongAll(place: number, skipped: readonly number[]): number {
  let row = place;
  for (const one of skipped) {
    if (one > row) break;
    row += 1;
  }
  return row;
}

async function copyInto(sql: TransactionSql, copy: string, bytes: Buffer): Promise<void> {
  const query = sql.unsafe(copy);
  const target = await query.writable();
  // What is wrong with the last bytes is said after all were sent. The driver tells its query then, and not the stream.
  void Object.assign(query, { reject: (error: Error) => target.destroy(error) });
  await pipeline(slicesOf(bytes), target);
}

/** The driver copies what it sends, and what it cannot send at once waits in memory: a little at a time. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

async function countStage(sql: TransactionSql): Promise<number> {
  const [found] = await sql<{ rows: number }[]>`
    select ((select count(*) from pg_temp.market_stage) + (select count(*) from pg_temp.raw_stage))::integer as rows`;
  return found?.rows ?? 0;
}

function readSkipped(notices: NoticeBox): { row: number; reason: RefusalReason }[] {
  return notices.take().flatMap((notice) => {
    const [, row, column = ''] = SKIPPED.exec(notice) ?? [];
    if (row === undefined) return [];
    return [{ row: Number(row), reason: REASON_OF_COLUMN[column] ?? 'value_unreadable' }];
  });
}

function endsWithLine(bytes: Buffer): boolean {
  return bytes.at(-1) === 10;
}

/** Class 22 is what Postgres says of data that it cannot read; a full disk or a lost connection is something else. */
function isAboutTheData(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code.startsWith('22') || code === '57014' || error.message === 'rows are missing';
}
