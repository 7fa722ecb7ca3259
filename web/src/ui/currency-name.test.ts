import { expect, it } from 'vitest';
import { currencyName } from './currency-name.ts';

it.each([
  ['GBP', 'en-GB', 'British pounds'],
  ['USD', 'en-GB', 'US dollars'],
  ['EUR', 'es', 'euros'],
  ['XYZ', 'en-GB', 'XYZ'],
])('currencyName() of %s in %s is %s', (currency, locale, name) => {
  expect(currencyName(currency, locale)).toBe(name);
});
