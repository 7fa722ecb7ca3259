import { currencyOfCountry } from '../texts/currency-signs.ts';
import { currencyInWords, currencyOfCell } from './currency-words.ts';
import type { FeedOptions } from './feed-result.ts';
import type { ColumnGuess } from './guess-columns.ts';
import { countryOfRow, type PlaceWords } from './country-of-row.ts';
import type { RowCells, RowPlace } from './row-facts.ts';
import type { TableField } from './table-fields.ts';

const PRICES: ReadonlySet<TableField | null> = new Set([
  'price',
  'soldPrice',
  'priceCents',
  'rentPrice',
  'rentCents',
]);

/**
 * Where the homes of a table are and what money their prices are in, row by row. What is written comes first: the row's
 * own currency, the name of the price's column, the row's country, state or postcode, then what other rows say. Only a
 * table that says nothing is taken for what its reader expects. A sign in the price's own cell wins over all of it.
 */
export function placesOf(
  rows: readonly RowCells[],
  columns: readonly ColumnGuess[],
  options: FeedOptions,
): RowPlace[] {
  const columnOf = (field: TableField) => columns.find((column) => column.field === field)?.name ?? '';
  const names = { regionColumn: columnOf('region'), postcodeColumn: columnOf('postcode') };
  const countries = rows.map((cells) => countryOfRow(wordsOf(cells, names)));
  const country = mostCommon(countries) ?? options.country ?? null;
  const expected = currencyOfCountry(country) ?? options.currency ?? null;
  const priceColumns = columns.filter(({ field }) => PRICES.has(field));
  const signs = rows.map((cells) => signOf(cells, expected));
  const common = mostCommon(signs) ?? expected;
  return rows.map((cells, index) => {
    const own = countries[index] ?? null;
    const usual = currencyOfCountry(own) ?? common;
    const cell = cells.currency?.[0];
    const column = priceColumns
      .map(({ name }) => currencyInWords(name, usual))
      .find((found) => found !== null);
    return {
      country: own ?? country,
      locale: localeOf(own ?? country, options.locale),
      currency: (cell === undefined ? null : currencyOfCell(cell, usual)) ?? column ?? usual,
    };
  });
}

function wordsOf(cells: RowCells, names: Pick<PlaceWords, 'regionColumn' | 'postcodeColumn'>): PlaceWords {
  const first = (field: TableField) => cells[field]?.[0] ?? '';
  return {
    ...names,
    country: first('country'),
    region: first('region'),
    postcode: first('postcode'),
    address: first('address'),
  };
}

/** What the row's own price is signed with. */
function signOf(cells: RowCells, usual: string | null): string | null {
  const price = cells.price?.[0] ?? cells.soldPrice?.[0] ?? '';
  return price === '' ? null : currencyInWords(price, usual);
}

/** Dates and marks of thousands follow the home rather than who reads of it. */
function localeOf(country: string | null, told: string | undefined): string {
  if (country === 'US') return 'en-US';
  if (told === undefined) return 'en-GB';
  return country !== null && told === 'en-US' ? 'en-GB' : told;
}

function mostCommon(found: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const one of found) if (one !== null) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
