import type { TransactionSql } from 'postgres';
import type { Newness } from './merge-staged.ts';
import type { Piece } from './read-pieces.ts';
import { stagePiece, type NoticeBox, type Staged } from './stage-piece.ts';
import { writePieces, type Way, type Worker } from './write-pieces.ts';

/** Pieces of which the next can be looked at before it is taken. */
export interface Pieces {
  readonly peek: () => Promise<Piece | null>;
  readonly take: () => void;
}

/**
 * Two workers take turns, each with pieces of its own: what is new is written by both at once, and kept in the file's
 * order. Where rows of one meet rows of the other, each writes them again alone.
 */
export async function takeTurns(pieces: Pieces, way: Way, isFirst: boolean): Promise<void> {
  const [, second] = way.workers;
  await second.sql.unsafe(way.makeStage).simple();
  const newness: Newness = { isLikely: true };
  let before: Turn = { tried: Promise.resolve(), written: Promise.resolve() };
  for (let at = 0; (await pieces.peek()) !== null; at += 1) {
    const worker = way.workers[at % 2 === 0 ? 0 : 1];
    const { turn, isRead } = takeTurn(pieces, way, worker, before, {
      isFirst: way.isNew && isFirst && at === 0,
      newness,
    });
    before = turn;
    await Promise.race([isRead, turn.written]);
  }
  await before.written;
}

/** One worker's writing of some pieces. */
interface Turn {
  /** Did it write them beside the other's? It is kept then; else it writes them again. */
  readonly tried: Promise<void>;
  /** until they are kept */
  readonly written: Promise<void>;
}

/** Rows of two workers met, or the one waits for the other: a row that is there, a deadlock, a lock that is not free. */
const MEETINGS: ReadonlySet<unknown> = new Set(['23505', '40P01', '55P03']);
/** So long a worker waits for rows that somebody else has hold of. */
const PATIENCE = '3s';

/** @param before the turn of the other worker, whose pieces come before these */
function takeTurn(
  pieces: Pieces,
  way: Way,
  worker: Worker,
  before: Turn,
  about: { readonly isFirst: boolean; readonly newness: Newness },
): { readonly turn: Turn; readonly isRead: Promise<void> } {
  let tellRead: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => {
    tellRead = resolve;
  });
  const taken: Piece[] = [];
  let read = 0;
  const writeWith = async (isAlone: boolean) =>
    worker.sql.begin(async (transaction) => {
      if (!isAlone) await transaction.unsafe(`set local lock_timeout = '${PATIENCE}'`);
      const waitForOthers = () => (isAlone ? before.written : before.tried);
      if (taken.length === 0) {
        taken.push(...(await takeSome(pieces, way)));
        read = way.taken();
      }
      const staged = await stageSome(transaction, taken, way, worker.notices);
      tellRead();
      return writePieces(transaction, way, taken, staged, { ...about, waitForOthers });
    });
  const tell = (lines: number) => {
    way.step(lines, read);
  };
  const tried = writeWith(false).then(tell);
  const written = tried.catch(async (error: unknown) => {
    if (!hasMet(error)) throw error;
    await before.written;
    tell(await writeWith(true));
  });
  // Whoever waits for it hears of its failure.
  written.catch(() => undefined);
  return { turn: { tried, written }, isRead };
}

function hasMet(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MEETINGS.has(error.code);
}

async function takeSome(pieces: Pieces, way: Way): Promise<readonly Piece[]> {
  const taken: Piece[] = [];
  for (let piece = await pieces.peek(); piece !== null; piece = await pieces.peek()) {
    pieces.take();
    taken.push(piece);
    if (taken.length >= way.piecesAtOnce) break;
  }
  return taken;
}

async function stageSome(
  transaction: TransactionSql,
  pieces: readonly Piece[],
  way: Way,
  notices: NoticeBox,
): Promise<readonly Staged[]> {
  const staged: Staged[] = [];
  let rows = 0;
  for (const piece of pieces) {
    const one = await stagePiece(transaction, piece, way.plan, notices, rows);
    rows += one.rows;
    staged.push(one);
  }
  return staged;
}
