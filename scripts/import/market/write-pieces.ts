import type { Sql, TransactionSql } from 'postgres';
import { REFUSAL_REASONS } from '#domain/market/refusal-reasons.ts';
import { ImportError } from '../import-error.ts';
import type { Bulk } from './bulk.ts';
import { keepRefusals, notePieces } from './import-notes.ts';
import { digestOf, keepPieces } from './known-pieces.ts';
import { mergeStaged, type Newness } from './merge-staged.ts';
import type { MergeSql } from './merge-sql.ts';
import type { FilePlan } from './plan-file.ts';
import { quoteLines } from './quote-lines.ts';
import type { Piece } from './read-pieces.ts';
import type { NoticeBox, Staged } from './stage-piece.ts';

/** A connection of the import, with a stage of its own. */
export interface Worker {
  readonly sql: Sql;
  readonly notices: NoticeBox;
}

/** How pieces of a file come into their table. */
export interface Way {
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
  /** so many pieces are written at a time where much is brought in: sorted together, what is read together lies together */
  readonly piecesAtOnce: number;
  /** how much of the file was read */
  readonly taken: () => number;
  /** hears how many lines were written, and how much of the file had been read for them */
  readonly step: (lines: number, taken: number) => void;
}

/** A file of which so many first lines are all refused is another one than was said. */
const SURELY_ANOTHER = 20;

/**
 * Writes what is staged, with the note of how far the import is.
 * @returns how many lines that were
 */
export async function writePieces(
  transaction: TransactionSql,
  way: Way,
  pieces: readonly Piece[],
  staged: readonly Staged[],
  {
    isFirst,
    look = () => undefined,
    waitForOthers,
    newness = { isLikely: false },
  }: {
    readonly isFirst: boolean;
    readonly look?: (isNew: number) => void;
    readonly waitForOthers: () => Promise<void>;
    readonly newness?: Newness;
  },
): Promise<number> {
  const { plan, statements, importId } = way;
  const work = { staged, plan, statements, importId, look, waitForOthers, newness };
  const done = await mergeStaged(transaction, work);
  await waitForOthers();
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
