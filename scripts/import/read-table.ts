import { ImportError } from './import-error.ts';

export interface TableRow {
  /** line of the file on which the row begins, the first line being 1 */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

const DELIMITERS = [',', '\t', ';', '|'] as const;

/** The separator that splits the header into the most columns; a comma where none does. */
export function guessDelimiter(text: string): string {
  const header = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const outsideQuotes = header.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => outsideQuotes.split(delimiter).length;
  return DELIMITERS.reduce<string>((best, next) => (count(next) > count(best) ? next : best), ',');
}

/**
 * A CSV or TSV text (RFC 4180 and what spreadsheets make of it) as a header and rows with their line numbers. Quoted
 * cells may hold separators and line breaks; a quote inside an unquoted cell is a character like any other.
 * @throws ImportError where there is no header or a quote never closes
 */
export function readTable(text: string): Table {
  const plain = text.replace(/^\ufeff/, '');
  const records = readRecords(plain, guessDelimiter(plain));
  const [first, ...rows] = records.filter((row) => row.cells.some((cell) => cell !== ''));
  if (!first) throw new ImportError('The file has no header row. Its first line must name the columns.');
  return { header: first.cells, rows };
}

function readRecords(text: string, delimiter: string): TableRow[] {
  // One token: a quoted cell or a run of plain characters, and what ends it. `csv-parse` is not used because the
  // line numbers that it reports differ with the breaks inside and around quoted cells.
  const token = new RegExp(
    `(?:[ ]*"([^"]*(?:""[^"]*)*)"[ ]*|([^${delimiter}\r\n]*))(${delimiter === '|' ? '\\|' : delimiter}|\r\n|\r|\n|$)`,
    'y',
  );
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let rowLine = 1;
  while (token.lastIndex < text.length || cells.length > 0) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (!match) throw new ImportError(`The quote that opens on line ${line} never closes.`);
    const [whole, quoted, plain = '', end = ''] = match;
    if (
      quoted === undefined &&
      plain.trimStart().startsWith('"') &&
      !plain.trimEnd().slice(1).includes('"')
    ) {
      throw new ImportError(`The quote that opens on line ${line} never closes.`);
    }
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === delimiter) continue;
    rows.push({ line: rowLine, cells });
    cells = [];
    rowLine = line;
    if (token.lastIndex === at) break; // the end of the text, matched empty
  }
  return rows;
}
