import { cutRecords } from '#domain/market/cut-records.ts';

/** Whole records of a file, in its order. */
export interface Piece {
  readonly bytes: Buffer;
  readonly records: number;
  /** line ends in it; the first line of the file is 1 */
  readonly lines: number;
  readonly firstLine: number;
  /** the place in the unpacked file after this piece */
  readonly endsAt: number;
  /** its end was not found: a quote is open, or the file ended in the middle of a line */
  readonly isBroken: boolean;
}

/** A record that goes on for longer than this lost a quote. */
const LONGEST_RECORD = 4 << 20;

/** Where reading begins: after what an import before has done. */
export interface Start {
  readonly bytes: number;
  /** lines before that place */
  readonly lines: number;
  /** what is read begins there; else at the beginning of the file */
  readonly isThere?: boolean;
}

/** What one reading may bring beyond a piece without its being moved. */
const SLACK = 1 << 20;

/**
 * Cuts a stream into pieces of whole records, each of at most about this many bytes: the same ones however the stream
 * comes, and wherever reading begins between two of them. Memory holds one piece, and it once: bytes are put where they
 * stay.
 */
export async function* readPieces(
  source: AsyncIterable<Uint8Array>,
  start: Start,
  size: number,
): AsyncGenerator<Piece> {
  let skip = start.isThere === true ? 0 : start.bytes;
  let endsAt = start.bytes;
  let line = start.lines + 1;
  // Memory that nobody wrote to yet is none.
  let room = Buffer.allocUnsafeSlow(size + SLACK);
  let holds = 0;
  let wanted = size;
  const hold = (bytes: Uint8Array) => {
    if (holds + bytes.length > room.length) {
      const wider = Buffer.allocUnsafeSlow(holds + bytes.length + size);
      room.copy(wider, 0, 0, holds);
      room = wider;
    }
    room.set(bytes, holds);
    holds += bytes.length;
  };
  const cut = (isLast: boolean): Piece | null => {
    const all = room.subarray(0, isLast ? holds : Math.min(holds, wanted));
    const found = cutRecords(all);
    const isStuck = found.end === 0 && holds > size + LONGEST_RECORD;
    const rest = isLast ? all.subarray(found.end) : null;
    if (found.end === 0 && !isStuck && rest === null) {
      wanted = holds + size;
      return null;
    }
    // What follows the last line end of a file is a record as well, whole or not.
    const isTail = rest !== null && rest.length > 0;
    const end = isTail || isStuck ? all.length : found.end;
    const bytes = all.subarray(0, end);
    const piece = {
      bytes,
      records: found.records + (isTail ? 1 : 0),
      lines: isTail || isStuck ? countLines(bytes) : found.lines,
      firstLine: line,
      endsAt: endsAt + end,
      isBroken: isStuck,
    };
    line += piece.lines;
    endsAt += end;
    // The piece keeps its memory; what is left begins the next.
    const left = room.subarray(end, holds);
    room = Buffer.allocUnsafeSlow(size + SLACK);
    holds = 0;
    hold(left);
    wanted = size;
    return piece;
  };
  for await (const part of source) {
    const bytes = skip > 0 ? part.subarray(Math.min(skip, part.length)) : part;
    skip = Math.max(0, skip - part.length);
    if (bytes.length === 0) continue;
    hold(bytes);
    while (holds >= wanted) {
      const piece = cut(false);
      if (piece) yield piece;
    }
  }
  if (holds > 0) {
    const piece = cut(true);
    if (piece) yield piece;
  }
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
