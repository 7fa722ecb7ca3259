import { MuchIsNew } from './bulk.ts';
import { notePieces } from './import-notes.ts';
import { digestOf, findPiece } from './known-pieces.ts';
import type { Piece } from './read-pieces.ts';
import { stagePiece } from './stage-piece.ts';
import { takeTurns, type Pieces } from './take-turns.ts';
import { writePieces, type Way } from './write-pieces.ts';

const noOthers = () => Promise.resolve();

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
      await takeTurns(pieces, way, !isAny);
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
        return writePieces(transaction, way, [one], [staged], { isFirst, look, waitForOthers: noOthers });
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
