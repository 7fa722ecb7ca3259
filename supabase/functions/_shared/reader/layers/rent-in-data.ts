import { majorAt, type JsonRecord } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { priceOf, type ListedPrice } from '../texts/read-price.ts';
import { seek, wordsAt } from './seek-in-data.ts';

/** What a home to let is priced by. */
const RENTS = [
  'rent',
  'monthlyrent',
  'rentprice',
  'rentalprice',
  'rentalrate',
  'targetrentalrate',
  'rentamount',
];

export function rentIn(root: JsonRecord, context: ReadContext): ListedPrice | null {
  const rent = seek(root, RENTS, (value) => majorAt(wordsAt(value)));
  return priceOf(rent, context.prices.currency, 'rent');
}
