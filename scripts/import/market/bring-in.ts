import type { Sql, TransactionSql } from 'postgres';
import { REFUSAL_REASONS } from '#domain/market/refusal-reasons.ts';
import { ImportError } from '../import-error.ts';
import { MuchIsNew, type Bulk } from './bulk.ts';
import { keepRefusals, notePieces } from './import-notes.ts';
import { digestOf, findPiece, keepPieces } from './known-pieces.ts';
import { mergeStaged } from './merge-staged.ts';
import type { MergeSql } from './merge-sql.ts';
import type { FilePlan } from './plan-file.ts';
import { quoteLines } from './quote-lines.ts';
import type { Piece } from './read-pieces.ts';
import { stagePiece, type NoticeBox, type Staged } from './stage-piece.ts';

/** A connection of the import, with a stage of its own. */
export interface Worker {
  readonly sql: Sql;
  readonly notices: NoticeBox;
}

interface Way {
  /** The second stages pieces while the first writes others, where much is brought in. */
  readonly workers: readonly [Worker, Worker];
  readonly plan: FilePlan;
  readonly statements: MergeSql;
  /** makes a worker's stage */
  readonly makeStage: string;
  readonly importId: number;
  /** as the file is called */
  readonly fileName: string;
  readonly kind: string;
  /** the table that it fills, without its schema */
  readonly table: string;
  /** nothing of the file was brought in before */
  readonly isNew: boolean;
  readonly bulk: Bulk;
  /** so many pieces are written at a time where much is brought in: what they are joined with is read once for all */
  readonly piecesAtOnce: number;
  /** how much of the file was read */
  readonly taken: () => number;
  /** hears how many lines were written, and how much of the file had been read for them */
  readonly step: (lines: number, taken: number) => void;
}

/** A file of which so many first lines are all refused is another one than was said. */
const SURELY_ANOTHER = 20;

/** Pieces of which the next can be looked at before it is taken. */
interface Pieces {
  readonly peek: () => Promise<Piece | null>;
  readonly take: () => void;
}

/** Brings pieces in, in their order, with the note of how far the import is in the same transaction. */
export async function bringIn(source: AsyncIterable<Piece>, way: Way): Promise<void> {
  const pieces = lookAhead(source);
  const [worker] = way.workers;
  await worker.sql.unsafe(way.makeStage).simple();
  let isAny = false;
  for (let piece = await pieces.peek(); piece !== null; piece = await pieces.peek()) {
    const one = piece;
    await way.bulk.expect(one);
    if (way.bulk.isAside()) {
      await bringInMuch(pieces, way, !isAny);
      return;
    }
    const isFirst = way.isNew && !isAny;
    const lines = await worker.sql
      .begin(async (transaction) => {
        const known =
          way.table === 'sales'
            ? await findPiece(transaction, digestOf(one, way.plan, way.statements))
            : null;
        if (known !== null) {
          await notePieces(transaction, way.importId, [one], known);
          return known.records;
        }
        const staged = await stagePiece(transaction, one, way.plan, worker.notices, 0);
        const look = (isNew: number) => {
          way.bulk.look(one, isNew);
        };
        return write(transaction, way, [one], [staged], { isFirst, look });
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof MuchIsNew)) throw error;
        await way.bulk.setAside();
        return null;
      });
    if (lines === null) continue;
    pieces.take();
    isAny = true;
    way.step(lines, way.taken());
  }
}

/** Two workers take turns: one reads pieces into its stage while the other writes those before them. */
async function bringInMuch(pieces: Pieces, way: Way, isFirst: boolean): Promise<void> {
  const [, second] = way.workers;
  await second.sql.unsafe(way.makeStage).simple();
  let written: Promise<void> = Promise.resolve();
  for (let turn = 0; (await pieces.peek()) !== null; turn += 1) {
    const worker = way.workers[turn % 2 === 0 ? 0 : 1];
    const before = written;
    let tellRead: () => void = () => undefined;
    const isRead = new Promise<void>((resolve) => {
      tellRead = resolve;
    });
    written = worker.sql
      .begin(async (transaction) => {
        const { taken, staged } = await stageSome(transaction, pieces, way, worker.notices);
        const read = way.taken();
        tellRead();
        await before;
        const lines = await write(transaction, way, taken, staged, {
          isFirst: way.isNew && isFirst && turn === 0,
        });
        return { lines, read };
      })
      .then(({ lines, read }) => {
        way.step(lines, read);
      });
    // Whoever waits for it hears of its failure.
    written.catch(() => undefined);
    await Promise.race([isRead, written]);
  }
  await written;
}

async function stageSome(
  transaction: TransactionSql,
  pieces: Pieces,
  way: Way,
  notices: NoticeBox,
): Promise<{ taken: readonly Piece[]; staged: readonly Staged[] }> {
  const taken: Piece[] = [];
  const staged: Staged[] = [];
  let rows = 0;
  for (let piece = await pieces.peek(); piece !== null; piece = await pieces.peek()) {
    pieces.take();
    const one = await stagePiece(transaction, piece, way.plan, notices, rows);
    rows += one.rows;
    taken.push(piece);
    staged.push(one);
    if (taken.length >= way.piecesAtOnce) break;
  }
  return { taken, staged };
}

/** @returns how many lines that were */
async function write(
  transaction: TransactionSql,
  way: Way,
  pieces: readonly Piece[],
  staged: readonly Staged[],
  { isFirst, look = () => undefined }: { readonly isFirst: boolean; readonly look?: (isNew: number) => void },
): Promise<number> {
  const { plan, statements, importId } = way;
  const done = await mergeStaged(transaction, { staged, plan, statements, importId, look });
  const { refusals } = done;
  const records = staged.reduce((sum, one) => sum + one.records, 0);
  if (isFirst && refusals.length === records && records >= SURELY_ANOTHER)
    throw new ImportError(
      `None of the first ${String(records)} lines of ${way.fileName} is what ${way.kind} needs: ${REFUSAL_REASONS[refusals[0]?.reason ?? 'value_unreadable']}. Nothing was written.`,
    );
  const quoted = pieces.flatMap((piece) =>
    quoteLines(
      piece,
      refusals.filter(({ line }) => line >= piece.firstLine && line < piece.firstLine + linesOf(piece)),
    ),
  );
  await keepRefusals(transaction, importId, quoted);
  await notePieces(transaction, importId, pieces, { ...done, records });
  if (way.table === 'sales')
    await keepPieces(
      transaction,
      pieces.map((piece, at) => ({
        digest: digestOf(piece, plan, statements),
        records: staged[at]?.records ?? 0,
      })),
      done,
    );
  return records;
}

/** Of its last line the end may be missing. */
function linesOf({ lines, bytes }: Piece): number {
  return bytes.at(-1) === 10 ? lines : lines + 1;
}

function lookAhead(source: AsyncIterable<Piece>): Pieces {
  const iterator = source[Symbol.asyncIterator]();
  let next: Promise<Piece | null> | null = null;
  return {
    peek() {
      next ??= iterator.next().then((result) => (result.done === true ? null : result.value));
      return next;
    },
    take() {
      next = null;
    },
  };
}
