export interface TableRow {
  /** line of the file on which the row begins, the first line being 1 */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly delimiter: string;
  /** names of the columns; "Column 1" … where the file has none */
  readonly header: readonly string[];
  /** rows that are not blank */
  readonly rows: readonly TableRow[];
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
const SAMPLE_LINES = 12;

/**
 * A CSV or TSV text (RFC 4180 and what spreadsheets make of it) as header and rows. Quoted cells may hold separators and
 * line breaks; a quote that never closes is a character like any other, so that no row is swallowed. Never throws.
 */
export function readTable(text: string): Table {
  const stated = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const plain = stated ? `\n${text.slice(stated[0].length)}` : text.replace(/^\ufeff/, '');
  const delimiter = stated?.[1] ?? guessDelimiter(plain);
  const rows = readRows(plain, delimiter).filter((row) => row.cells.some((cell) => cell !== ''));
  const [first, ...rest] = rows;
  if (!first) return { delimiter, header: [], rows: [] };
  if (!looksLikeData(first.cells)) return { delimiter, header: first.cells, rows: rest };
  return { delimiter, header: first.cells.map((_, index) => `Column ${index + 1}`), rows };
}

/** The separator that cuts the first lines into the most columns, the same number on each; a comma where none does. */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const plain = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  let best = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = plain.map((line) => line.split(delimiter).length - 1);
    const [header = 0] = counts;
    const same = counts.filter((count) => count === header).length;
    const score = header === 0 ? 0 : header + (same / counts.length) * 0.9;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** A header names things; a first row with a price, a position or a link in it is data already. */
function looksLikeData(cells: readonly string[]): boolean {
  const data = cells.filter((cell) =>
    /^(?:[£€$]\s?[\d.,]+|-?\d+\.\d{3,}|https?:\/\/\S+|\d{4,}|[\d.,]+\s?[£€$])/.test(cell.trim()),
  );
  return data.length >= 2 || (data.length === 1 && cells.length <= 3);
}

function readRows(text: string, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  const closing = closingQuotes(text, delimiter);
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  let index = 0;
  while (index < text.length) {
    const cell = readCell(text, index, delimiter, closing);
    cells.push(cell.value);
    line += cell.breaks;
    index = cell.end;
    if (text.startsWith(delimiter, index)) {
      index += delimiter.length;
      if (index < text.length) continue;
      cells.push('');
    }
    const isBreak = /[\r\n]/.test(text.charAt(index));
    if (isBreak || index >= text.length) {
      rows.push({ line: rowLine, cells });
      cells = [];
      if (isBreak) {
        index += text.startsWith('\r\n', index) ? 2 : 1;
        line += 1;
      }
      rowLine = line;
    }
  }
  return rows;
}

interface Cell {
  readonly value: string;
  readonly end: number;
  /** line breaks inside */
  readonly breaks: number;
}

function readCell(text: string, start: number, delimiter: string, closing: ClosingQuotes): Cell {
  let from = start;
  while (text.charAt(from) === ' ') from += 1;
  if (text.charAt(from) === '"') {
    const quoted = readQuoted(text, from, closing(from));
    if (quoted) return quoted;
  }
  let end = start;
  while (
    end < text.length &&
    !text.startsWith(delimiter, end) &&
    text.charAt(end) !== '\n' &&
    text.charAt(end) !== '\r'
  )
    end += 1;
  return { value: text.slice(start, end).trim(), end, breaks: 0 };
}

/** Null where no closing quote stands before a separator or the end of a line. */
function readQuoted(text: string, start: number, close: number | null): Cell | null {
  if (close === null) return null;
  let end = close + 1;
  while (text.charAt(end) === ' ') end += 1;
  const body = text.slice(start + 1, close);
  return { value: body.replaceAll('""', '"').trim(), end, breaks: body.match(/\r\n|\r|\n/g)?.length ?? 0 };
}

/** Where the quote ends that opens at a place; null where none closes it. Asked from front to back. */
type ClosingQuotes = (start: number) => number | null;

/**
 * Finds all ends in one pass from the back: a file of quotes that never close would else be searched to its end from
 * each of them. A doubled quote is one in the text; a stray one inside (12" wide) closes nothing.
 */
function closingQuotes(text: string, delimiter: string): ClosingQuotes {
  const places: number[] = [];
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) places.push(at);
  const closes = new Int32Array(places.length + 2).fill(-1);
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const at = places[index] ?? 0;
    if (text.charAt(at + 1) === '"') closes[index] = closes[index + 2] ?? -1;
    else closes[index] = endsCell(text, at + 1, delimiter) ? at : (closes[index + 1] ?? -1);
  }
  let next = 0;
  return (start) => {
    while (next < places.length && (places[next] ?? 0) <= start) next += 1;
    const close = closes[next] ?? -1;
    return close < 0 ? null : close;
  };
}

function endsCell(text: string, behind: number, delimiter: string): boolean {
  let end = behind;
  while (text.charAt(end) === ' ') end += 1;
  return end >= text.length || text.startsWith(delimiter, end) || /[\r\n]/.test(text.charAt(end));
}
