import type { Sale, SoldHomes } from '#wire/sold-homes.ts';
import { currencyOfCountry } from '#functions/_shared/reader/texts/currency-signs.ts';
import { homeCountry } from '#kit/market/home-country.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { readMarkets } from '../maps/queries.ts';
import { askForSold, type SoldFilters } from './sold-filters.ts';

/** A page of sales, and with the first of them what else is known of the place. */
export type SoldPage = SoldHomes & { readonly rows: readonly Sale[] };

/** Filters with the reader's own country, where they name none and sales of it are known. */
export async function atHome(filters: SoldFilters): Promise<SoldFilters> {
  if (filters.country !== '' || filters.area !== '') return filters;
  const [first] = await readMarkets().catch(() => []);
  return first?.country === homeCountry() ? { ...filters, country: first.country } : filters;
}

/** A page of the sales that fit the filters, from the first or after a row. */
export function readSold(
  filters: SoldFilters,
  after: string | null = null,
  pageRows?: number,
): Promise<SoldPage> {
  const asked = askForSold(filters, currencyOfCountry(filters.country) ?? 'GBP');
  return callRpc('sold_homes', {
    ...asked,
    ...brandArg(),
    ...(after === null ? {} : { after }),
    ...(pageRows === undefined ? {} : { pageRows }),
  });
}
