import type { Sale, SoldHomes } from '#wire/sold-homes.ts';
import { currencyOfCountry } from '#functions/_shared/reader/texts/currency-signs.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { askForSold, type SoldFilters } from './sold-filters.ts';

/** A page of sales, and with the first of them what else is known of the place. */
export type SoldPage = SoldHomes & { readonly rows: readonly Sale[] };

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
