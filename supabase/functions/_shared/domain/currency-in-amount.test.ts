import { expect, it } from 'vitest';
import { currencyInAmount } from './currency-in-amount.ts';

it.each([
  ['$250k', 'USD'],
  ['US$ 250,000', 'USD'],
  ['C$1.2m', 'CAD'],
  ['250.000 €', 'EUR'],
  ['250k usd', 'USD'],
  ['£300,000', 'GBP'],
  ['CHF 1.2m', 'CHF'],
  ['250k', null],
  ['250,000', null],
  ['', null],
  ['ask me', null],
])('currencyInAmount() %s is %s', (text, currency) => {
  expect(currencyInAmount(text, [], 'en-GB')).toBe(currency);
});

it('currencyInAmount() takes the likeliest of the currencies that share a sign', () => {
  expect(currencyInAmount('$250k', ['GBP', 'AUD', 'USD'], 'en-GB')).toBe('AUD');
  expect(currencyInAmount('250k kr', ['DKK'], 'en-GB')).toBe('DKK');
  expect(currencyInAmount('€250k', ['AUD', 'USD'], 'en-GB')).toBe('EUR');
});
