import { expect, it } from 'vitest';
import { guessCurrency } from './guess-currency.ts';

const ours = { key: 'default', currency: 'GBP' };

it.each([
  [['en-US'], 'USD'],
  [['en-GB', 'en-US'], 'GBP'],
  [['es'], 'EUR'],
  [['de-CH'], 'CHF'],
  [['en'], 'GBP'],
  [['en', 'en-AU'], 'AUD'],
  [['not a tag'], 'GBP'],
  [[], 'GBP'],
])('guessCurrency() of somebody who reads %j is %s', (languages, currency) => {
  expect(guessCurrency(ours, languages)).toBe(currency);
});

it("guessCurrency() of an agency's site is the agency's", () => {
  expect(guessCurrency({ key: 'star', currency: 'EUR' }, ['en-US'])).toBe('EUR');
});
