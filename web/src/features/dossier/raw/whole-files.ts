import { toCsv, type CsvValue } from '#domain/csv.ts';
import { WHOLE_TABLES, type Whole } from './read-whole.ts';

/** A dossier as one JSON file. */
export function wholeJson(whole: Whole, exportedAt: string): string {
  return `${JSON.stringify({ format: 'house-price-game-dossier', version: 1, exportedAt, ...whole }, null, 2)}\n`;
}

/** Its tables as CSV files, those without a row left out; no cell of them is run by a spreadsheet. */
export function wholeCsv(whole: Whole): { readonly name: string; readonly text: string }[] {
  return WHOLE_TABLES.flatMap((table) => {
    const rows = whole[table];
    if (rows.length === 0) return [];
    const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return [
      {
        name: `${table}.csv`,
        text: toCsv(
          header,
          rows.map((row) => header.map((key) => cell(row[key]))),
        ),
      },
    ];
  });
}

function cell(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** The file of a photo, at the largest width that is stored, and its name in an archive; no path where none is stored. */
export function photoFile(photo: Readonly<Record<string, unknown>>): {
  readonly path: string | null;
  readonly name: string;
} {
  const widths = Array.isArray(photo['storedWidths']) ? photo['storedWidths'].map(Number) : [];
  const width = Math.max(...widths);
  return {
    path: widths.length === 0 ? null : `${String(photo['dossierId'])}/${String(photo['id'])}/${width}.webp`,
    name: `photos/${String(photo['id'])}.webp`,
  };
}
