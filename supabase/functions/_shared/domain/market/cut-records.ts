/** Where the records of a piece of a table end. A record is a line, or several where a quoted field spans them. */
export interface CutRecords {
  /** how many bytes from the start are whole records */
  readonly end: number;
  readonly records: number;
  /** line ends within those bytes; more than records where a field spans lines */
  readonly lines: number;
}

const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Finds the last whole record of a piece of CSV that begins with a record. Quotes count as Postgres counts them: each one
 * opens or closes. Empty lines are lines and no records.
 */
export function cutRecords(bytes: Uint8Array): CutRecords {
  let isQuoted = false;
  let end = 0;
  let records = 0;
  let lines = 0;
  let linesSeen = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === NEWLINE) {
      linesSeen += 1;
      if (isQuoted) continue;
      if (!isEmptyLine(bytes, end, at)) records += 1;
      end = at + 1;
      lines = linesSeen;
    }
  }
  return { end, records, lines };
}

/** A record of a piece, with the line that it begins on (the piece's first is 0). */
export interface RecordPlace {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** its quotes do not close in its line, and what they hold to where they do is no record */
  readonly isOpen: boolean;
}

/** A field of several lines is longer than this only where a quote was forgotten. */
const LONGEST_QUOTED = 4_000;

/**
 * Every record of a piece of which something is wrong, one by one. Where a quote was forgotten its record ends with its
 * own line, so that what comes after it is read.
 * @param isRecord whether bytes of several lines are one record
 */
export function placeRecords(
  bytes: Uint8Array,
  isRecord: (start: number, end: number) => boolean,
): readonly RecordPlace[] {
  const places: RecordPlace[] = [];
  let start = 0;
  let line = 0;
  while (start < bytes.length) {
    const lineEnd = endOfLine(bytes, start);
    const found = findEnd(bytes, start);
    const isOpen = found === null || (found > lineEnd && !isRecord(start, found));
    const end = isOpen ? lineEnd : found;
    if (!isEmptyLine(bytes, start, end)) places.push({ start, end, line, isOpen });
    line += countLines(bytes, start, end) + 1;
    start = end + 1;
  }
  return places;
}

function findEnd(bytes: Uint8Array, start: number): number | null {
  let isQuoted = false;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (byte === NEWLINE) {
      if (!isQuoted) return at;
      if (at - start > LONGEST_QUOTED) return null;
    }
  }
  return isQuoted ? null : bytes.length;
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const at = bytes.indexOf(NEWLINE, start);
  return at < 0 ? bytes.length : at;
}

function countLines(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE, start); at >= 0 && at < end; at = bytes.indexOf(NEWLINE, at + 1))
    lines += 1;
  return lines;
}

function isEmptyLine(bytes: Uint8Array, start: number, end: number): boolean {
  return end === start || (end === start + 1 && bytes[start] === RETURN);
}
