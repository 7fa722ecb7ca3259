import { isWebBuilderProperty, webBuilderFacts } from '../portals/web-builder.ts';
import { currencyOfCountry } from '../texts/currency-signs.ts';
import type { FeedOptions, FeedResult, FeedRow } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { guessColumns, type ColumnGuess } from './guess-columns.ts';
import { readTable, type TableRow } from './read-table.ts';
import { readRowFacts, type RowCells, type RowPlace } from './row-facts.ts';
import type { TableField } from './table-fields.ts';

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
  const place = placeOf(table.rows, columns, options);
  const isWebBuilder = isWebBuilderProperty(Object.fromEntries(table.header.map((name) => [name, ''])));
  const rows = table.rows.map((row): FeedRow => {
    if (!isWebBuilder) return readRow(row, columns, place);
    const named = table.header.slice(0, row.cells.length);
    const property = Object.fromEntries(named.map((name, index) => [name, row.cells[index] ?? '']));
    return toFeedRow(row.line, webBuilderFacts(property, place.currency), place.country);
  });
  return { format: 'table', rows: refuseDuplicates(rows), columns, refused: null };
}

function readRow(row: TableRow, columns: readonly ColumnGuess[], place: RowPlace): FeedRow {
  const cells = cellsOf(row, columns);
  const photos = (cells.photos ?? [])
    .flatMap((value) => value.split(/[\s|;]+|,(?=\s*(?:https?:|\S{1,200}\.(?:jpe?g|png|webp)))/i))
    .filter((link) => link !== '');
  return toFeedRow(row.line, { ...readRowFacts(cells, place), photos }, place.country);
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

/** Country and currency of the whole table: as told, else from two-letter states beside five-digit codes, or UK postcodes. */
function placeOf(rows: readonly TableRow[], columns: readonly ColumnGuess[], options: FeedOptions): RowPlace {
  const values = (field: TableField) => {
    const index = columns.find((column) => column.field === field)?.index;
    return index === undefined ? [] : rows.slice(0, 60).flatMap((row) => row.cells[index] || []);
  };
  const isAll = (list: readonly string[], shape: RegExp) =>
    list.length > 0 && list.every((value) => shape.test(value));
  const isUs = isAll(values('region'), /^[A-Z]{2}$/) && isAll(values('postcode'), /^\d{5}(?:-\d{4})?$/);
  const isUk =
    isAll(values('postcode'), /^[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?$/i) ||
    values('price').some((value) => value.includes('£'));
  const country = options.country ?? (isUs ? 'US' : isUk ? 'GB' : null);
  const locale = options.locale ?? (country === 'US' ? 'en-US' : 'en-GB');
  return { country, locale, currency: options.currency ?? currencyOfCountry(country) };
}
