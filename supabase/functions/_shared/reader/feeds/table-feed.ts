import { isWebBuilderProperty, webBuilderFacts } from '../portals/web-builder.ts';
import { refuseRepeats } from '../same-home.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { readDate } from '../texts/read-date.ts';
import type { FeedOptions, FeedResult, FeedRow } from './feed-result.ts';
import { toFeedRow } from './feed-row.ts';
import { guessColumns, type ColumnGuess } from './guess-columns.ts';
import { readTable, type TableRow } from './read-table.ts';
import { readRowFacts, type RowCells, type RowPlace } from './row-facts.ts';
import { splitPhotos } from './split-photos.ts';
import type { TableField } from './table-fields.ts';
import { placesOf } from './table-place.ts';
import { unreadCells } from './unread-cells.ts';
import { stateOfZip } from '../texts/zip-states.ts';

/** A CSV or TSV of homes, whatever its columns are called. */
export function readTableFeed(text: string, options: FeedOptions = {}): FeedResult {
  const table = readTable(text);
  const columns = guessColumns(table, options.mapping);
  const hasPrice = columns.some(({ field }) => field !== null && /price|rent/i.test(field));
  if (table.rows.length === 0 || table.header.length < 2 || !hasPrice) {
    const reason =
      table.rows.length === 0
        ? 'The file has no rows.'
        : `No column of the file holds prices. It has: ${table.header.slice(0, 12).join(', ')}.`;
    return { format: 'table', rows: [], columns, refused: { code: 'unreadable', reason } };
  }
  const cells = table.rows.map((row) => cellsOf(row, columns));
  const places = placesOf(cells, columns, options);
  const isWebBuilder = isWebBuilderProperty(Object.fromEntries(table.header.map((name) => [name, ''])));
  const rows = table.rows.map((row, index): FeedRow => {
    const place = places[index] ?? NOWHERE;
    if (!isWebBuilder) {
      const read = readRow(row.line, cells[index] ?? {}, place);
      return { ...read, unread: unreadCells(row, columns, read.record) };
    }
    const named = table.header.slice(0, row.cells.length);
    const property = Object.fromEntries(named.map((name, at) => [name, row.cells[at] ?? '']));
    return toFeedRow(row.line, webBuilderFacts(property, place.currency), place.country);
  });
  return { format: 'table', rows: refuseRepeats(rows), columns, refused: null };
}

const NOWHERE: RowPlace = { country: null, currency: null, locale: 'en-GB' };

function readRow(line: number, told: RowCells, place: RowPlace): FeedRow {
  const cells = completeCells(told, place);
  const facts = readRowFacts(cells, place);
  const soldOn = readDate(cleanLine(cells.soldOn?.[0]), place.locale === 'en-US');
  // The day of a sale is the last that a table tells of a home, and dates its price.
  const updatedOn = facts.price?.kind === 'sold' ? soldOn : (facts.updatedOn ?? null);
  const photos = (cells.photos ?? []).flatMap(splitPhotos);
  return toFeedRow(line, { ...facts, updatedOn, photos }, place.country);
}

/** The row as its home's country writes it: one currency code, a ZIP with its leading zero, and the state that it is in. */
function completeCells(cells: RowCells, { country, currency }: RowPlace): RowCells {
  const own = { ...cells };
  delete own.currency;
  const told = currency === null ? own : { ...own, currency: [currency] };
  if (country === null) return told;
  const here = { ...told, country: [country] };
  if (country !== 'US') return here;
  // Spreadsheets eat the zero of 02134.
  const zip = cells.postcode?.[0]?.replace(/^(?=\d{4}$)/, '0') ?? '';
  const state = stateOfZip(zip);
  return {
    ...here,
    ...(zip === '' ? {} : { postcode: [zip] }),
    ...(state === null || cells.region !== undefined ? {} : { region: [state] }),
  };
}

function cellsOf(row: TableRow, columns: readonly ColumnGuess[]): RowCells {
  const cells: Partial<Record<TableField, string[]>> = {};
  // Columns stand in the order of the cells; a short row is asked for its own alone, however wide the table.
  for (const { index, field } of columns.slice(0, row.cells.length)) {
    const value = row.cells[index] ?? '';
    if (field !== null && value !== '') (cells[field] ??= []).push(value);
  }
  return cells;
}
