import type { PriceIndex } from '#domain/valuation/seasonal-prior.ts';
import { ImportError } from '../import/import-error.ts';
import { readTable } from '../import/read-table.ts';

interface IndexColumns {
  /** the column with the index; without it the first one whose name says index, value or price, else the second */
  readonly index?: string | undefined;
  /** only rows whose column has this value, for files of several regions: `RegionName=York` */
  readonly only?: string | undefined;
}

const MONTH = /^(?:(\d{4})-(\d{2})|(?:\d{1,2}\/)?(\d{1,2})\/(\d{4}))/;

/**
 * Reads an index of prices by month from a CSV with a header: days are `2024-05`, `2024-05-01` or `01/05/2024`, in the
 * first column whose cells are such.
 * @throws ImportError with a sentence
 */
export function readIndex(text: string, { index, only }: IndexColumns = {}): PriceIndex {
  const { header, rows: table } = readTable(text);
  const lines = table.map(({ cells }) => cells);
  const place = (name: string): number => {
    const at = header.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    if (at < 0) throw new ImportError(`The file has no column ${name}. It has: ${header.join(', ')}.`);
    return at;
  };
  const [column = '', value = ''] = only?.split(/=(.*)/s) ?? [];
  const rows = only === undefined ? lines : lines.filter((line) => line[place(column)] === value);
  const [first] = rows;
  if (!first) throw new ImportError(only === undefined ? 'The file has no rows.' : `No row has ${only}.`);
  const monthAt = first.findIndex((cell) => MONTH.test(cell));
  if (monthAt < 0)
    throw new ImportError('No column has months. They are written 2024-05, 2024-05-01 or 01/05/2024.');
  const named = header.findIndex((name, at) => at !== monthAt && /index|value|price/i.test(name));
  const indexAt = index === undefined ? (named < 0 ? (monthAt === 0 ? 1 : 0) : named) : place(index);

  const byMonth = new Map<number, number>();
  for (const line of rows) {
    const level = Number((line[indexAt] ?? '').replaceAll(',', ''));
    const month = monthOf(line[monthAt] ?? '');
    if (month === null || !(level > 0)) continue;
    if (byMonth.has(month) && byMonth.get(month) !== level)
      throw new ImportError(
        `The file has several levels for ${sayMonth(month)}. Choose one region with --only COLUMN=VALUE.`,
      );
    byMonth.set(month, level);
  }
  const months = [...byMonth.keys()].toSorted((one, other) => one - other);
  const firstMonth = months[0];
  if (firstMonth === undefined)
    throw new ImportError(`Column ${header[indexAt] ?? ''} has no numbers above 0.`);
  const gap = months.find((month, at) => month !== firstMonth + at);
  if (gap !== undefined) throw new ImportError(`A month is missing before ${sayMonth(gap)}.`);
  return { firstMonth, levels: months.map((month) => byMonth.get(month) ?? 0) };
}

function monthOf(said: string): number | null {
  const [, year, month, monthFirst, yearAfter] = MONTH.exec(said) ?? [];
  const number = Number(month ?? monthFirst);
  return number >= 1 && number <= 12 ? Number(year ?? yearAfter) * 12 + number - 1 : null;
}

function sayMonth(month: number): string {
  return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}`;
}
