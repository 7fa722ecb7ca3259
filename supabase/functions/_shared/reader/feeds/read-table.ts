import Papa from 'papaparse';

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
  /** line of a quote that never closes, where the file has one: from its row on quotes are characters like any other */
  readonly openQuoteLine: number | null;
}

const DELIMITERS = [',', '\t', ';', '|'] as const;
const SAMPLE_LINES = 12;

/**
 * A CSV or TSV text (RFC 4180 and what spreadsheets make of it) as header and rows. Quoted cells may hold separators and
 * line breaks; a quote that never closes is a character like any other, so that no row is swallowed. Never throws.
 * @param options.hasHeader the first row names the columns, whatever it looks like
 */
export function readTable(text: string, { hasHeader = false } = {}): Table {
  const stated = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const plain = stated ? `\n${text.slice(stated[0].length)}` : text.replace(/^\ufeff/, '');
  const delimiter = stated?.[1] ?? guessDelimiter(plain);
  const read = readRows(tightenQuotes(plain.replace(/\r\n?/g, '\n'), delimiter), delimiter);
  const rows = read.rows.filter((row) => row.cells.some((cell) => cell !== ''));
  const { openQuoteLine } = read;
  const [first, ...rest] = rows;
  if (!first) return { delimiter, header: [], rows: [], openQuoteLine };
  if (hasHeader || !looksLikeData(first.cells))
    return { delimiter, header: first.cells, rows: rest, openQuoteLine };
  return { delimiter, header: first.cells.map((_, index) => `Column ${index + 1}`), rows, openQuoteLine };
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

/** Without the spaces before quotes that open a cell: `1, "Two, rooms"`. Between a pair of quotes nothing changes. */
function tightenQuotes(text: string, delimiter: string): string {
  const parts = text.split('"');
  return parts
    .map((part, place) => {
      if (place % 2 === 1 || place === parts.length - 1) return part;
      const trimmed = part.replace(/ +$/, '');
      return trimmed === '' || trimmed.endsWith('\n') || trimmed.endsWith(delimiter) ? trimmed : part;
    })
    .join('"');
}

/** Stands for a quote that is a character like any other; no text that is kept holds it. */
const PLAIN_QUOTE = '\0';

/** Rows of a text whose lines end in line feeds. */
function readRows(text: string, delimiter: string): Pick<Table, 'rows' | 'openQuoteLine'> {
  const rows: TableRow[] = [];
  let line = 1;
  let start = 0;
  let open: { readonly at: number; readonly line: number } | null = null;
  const read = (from: number, rest: string) => {
    Papa.parse<string[]>(rest, {
      ...{ delimiter, newline: '\n' },
      step: ({ data, errors, meta }, parser) => {
        const missing = errors.find(({ code }) => code === 'MissingQuotes');
        if (missing) {
          open = { at: from + (missing.index ?? 1) - 1, line };
          parser.abort();
          return;
        }
        rows.push({ line, cells: data.map((cell) => cell.replaceAll(PLAIN_QUOTE, '"').trim()) });
        const end = from + meta.cursor;
        line += text.slice(start, end).split('\n').length - 1;
        start = end;
      },
    });
    return open;
  };
  const found = read(0, text);
  // What would have closed it stands nowhere behind it, so it closes nothing else either.
  if (found) read(start, text.slice(start, found.at) + text.slice(found.at).replaceAll('"', PLAIN_QUOTE));
  return { rows, openQuoteLine: found?.line ?? null };
}
