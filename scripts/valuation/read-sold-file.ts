import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { SOLD_FORMATS, type SoldFormat, type StatedSale } from './sold-formats.ts';
import { ValuationError } from './valuation-error.ts';

export interface SoldFile {
  readonly format: SoldFormat;
  readonly sales: readonly StatedSale[];
  /** lines without a price, a date or a place */
  readonly refused: readonly number[];
}

/**
 * Reads a file of sold homes.
 * @param key the kind that was asked for; null takes the kind whose columns the file has
 * @throws ValuationError where the file cannot be read or lacks columns
 */
export function readSoldFile(path: string, key: string | null): SoldFile {
  const { data, meta } = Papa.parse<Record<string, string>>(textOf(path), {
    header: true,
    skipEmptyLines: true,
  });
  const columns = meta.fields ?? [];
  const format = chooseFormat(path, columns, key);
  const refused: number[] = [];
  const sales = data.flatMap((row, at) => {
    const sale = format.read((column) => row[column] ?? '');
    const isWhole = [sale.day, sale.latitude, sale.longitude].every(Number.isFinite) && sale.price > 0;
    // The heading is line 1.
    if (!isWhole) refused.push(at + 2);
    return isWhole ? [sale] : [];
  });
  return { format, sales, refused };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new ValuationError(`${path} cannot be read. Check the path and try again.`, { cause: error });
  }
}

function chooseFormat(path: string, columns: readonly string[], key: string | null): SoldFormat {
  const lacking = ({ needed }: SoldFormat): readonly string[] =>
    needed.filter((name) => !columns.includes(name));
  const keys = SOLD_FORMATS.map((format) => format.key).join(', ');
  if (key === null) {
    const format = SOLD_FORMATS.find((one) => lacking(one).length === 0);
    if (format) return format;
    throw new ValuationError(
      `${path} has the columns of no kind that is known. Say which it is: --format ${keys}.`,
    );
  }
  const format = SOLD_FORMATS.find((one) => one.key === key);
  if (!format) throw new ValuationError(`--format ${key} is not known. Choose one of ${keys}.`);
  const missing = lacking(format);
  if (missing.length === 0) return format;
  throw new ValuationError(`${path} lacks the columns ${missing.join(', ')}, which ${key} needs.`);
}
