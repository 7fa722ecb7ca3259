import { expect, test } from 'vitest';
import { currencySign, formatAmount, formatMark, formatMoney } from './format-money.ts';

test.each([
  [45_000_000, 'GBP', 'en-GB', '£450,000'],
  [45_000_050, 'GBP', 'en-GB', '£450,000.50'],
  [450_000, 'EUR', 'es', '4.500\u00a0€'],
  [45_000_000, 'JPY', 'en-US', '¥45,000,000'],
  [120_000_000, 'USD', 'en-US', '$1,200,000'],
])('formatMoney() writes %i %s for %s', (amountMinor, currency, locale, text) => {
  expect(formatMoney(amountMinor, currency, locale)).toBe(text);
});

test('formatMoney() shortens to three significant digits', () => {
  expect(formatMoney(123_456_700, 'GBP', 'en-GB', 'compact')).toBe('£1.23M'.replace('M', 'm'));
  expect(formatMoney(45_000_000, 'USD', 'en-US', 'compact')).toBe('$450K');
});

test('formatMark() keeps signs and leaves codes out', () => {
  expect(formatMark(45_000_000, 'GBP', 'en-GB')).toBe('£450k');
  expect(formatMark(45_000_000, 'AUD', 'es')).toBe('450\u00a0mil');
  expect(formatMark(45_000_000, 'EUR', 'es')).toBe('450\u00a0mil\u00a0€');
});

test('formatAmount() leaves the sign out', () => {
  expect(formatAmount(45_000_000, 'GBP', 'en-GB')).toBe('450,000');
});

test('currencySign() says where the sign stands', () => {
  expect(currencySign('GBP', 'en-GB')).toEqual({ sign: '£', isBefore: true });
  expect(currencySign('EUR', 'es')).toEqual({ sign: '€', isBefore: false });
});
