import type { MarketTable } from './market-table.ts';

/** Why a sale of any country is refused. */
export const PRICE_REASONS = [
  ['s.price is null', 'price_unreadable'],
  ['s.price < 100', 'price_too_low'],
  ['s.price > 10000000000', 'price_too_high'],
  ['s.sold_on is null', 'date_unreadable'],
  ['s.sold_on > current_date + 1', 'date_in_future'],
] as const satisfies MarketTable['reasons'];
