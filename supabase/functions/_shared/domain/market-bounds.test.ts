import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { MARKET_BOUNDS, marketBounds, PRICE_KINDS } from './market-bounds.ts';
import { MAX_AMOUNT_MINOR } from './money.ts';

test('MARKET_BOUNDS has one row per currency and price kind', () => {
  const keys = MARKET_BOUNDS.map((row) => `${row.currency} ${row.priceKind}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toHaveLength(CURRENCIES.length * PRICE_KINDS.length);
});

test('MARKET_BOUNDS runs from 1,000 to 500,000,000 major units, or as often as much as units are small', () => {
  expect(marketBounds('GBP', 'sold')).toMatchObject({ minMinor: 100_000, maxMinor: 50_000_000_000 });
  expect(marketBounds('JPY', 'sold')).toMatchObject({ minMinor: 100_000, maxMinor: 50_000_000_000 });
  expect(marketBounds('KRW', 'sold')).toMatchObject({ minMinor: 1_000_000, maxMinor: 500_000_000_000 });
});

test('MARKET_BOUNDS stays below the largest amount', () => {
  expect(MARKET_BOUNDS.every((row) => row.maxMinor < MAX_AMOUNT_MINOR)).toBe(true);
});

test('marketBounds() knows no other currency', () => {
  expect(marketBounds('XXX', 'sold')).toBeNull();
});
