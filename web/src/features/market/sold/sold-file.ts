import type { MarketSource, Sale } from '#wire/sold-homes.ts';
import type { CsvValue } from '#domain/csv.ts';
import type { Page } from '#kit/call/list-pages.ts';

/** So many sales a file holds at most. */
export const ROWS_A_FILE = 5_000;
const ROWS_A_REQUEST = 500;

/** Reads pages for a file until it is full. */
export function fileReader(
  readPage: (after: string | null, pageRows: number) => Promise<Page<Sale>>,
): (after: string | null) => Promise<Page<Sale>> {
  let rowsLeft = ROWS_A_FILE;
  return async (after) => {
    const { rows, next } = await readPage(after, Math.min(ROWS_A_REQUEST, rowsLeft));
    rowsLeft -= rows.length;
    return { rows, next: rowsLeft > 0 ? next : null };
  };
}

/** A sale as a row of the file, with where it was read from and under which licence. */
export function saleCells(sale: Sale, sources: readonly MarketSource[]): readonly CsvValue[] {
  const own = sources.filter(({ isSample }) => isSample === sale.isSample);
  return [
    sale.soldOn,
    sale.priceMinor / 100,
    sale.currency,
    sale.type,
    sale.tenure,
    sale.isNew,
    sale.isStandard,
    sale.flat,
    sale.house,
    sale.street,
    sale.locality,
    sale.town,
    sale.county,
    sale.postcode,
    sale.areaM2,
    sale.bedrooms,
    sale.yearBuilt,
    sale.map?.lat ?? null,
    sale.map?.lng ?? null,
    own.map(({ source, licence }) => `${source}: ${licence}`).join(' '),
  ];
}
