import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [45_000_000, 'GBP', 'en-GB', 'four hundred and fifty thousand pounds'],
  [45_000_000, 'USD', 'en-US', 'four hundred fifty thousand dollars'],
  [45_000_000, 'EUR', 'es', 'cuatrocientos cincuenta mil euros'],
  [125_000_500, 'GBP', 'en-GB', 'one million two hundred and fifty thousand and five pounds'],
  [125_000_500, 'GBP', 'en-US', 'one million two hundred fifty thousand five pounds'],
  [2_100, 'GBP', 'en-GB', 'twenty-one pounds'],
  [100, 'GBP', 'en-GB', 'one pound'],
  [0, 'GBP', 'en-GB', 'zero pounds'],
  [199, 'GBP', 'en-GB', 'two pounds'],
  [45_000_000, 'JPY', 'en-GB', 'forty-five million yen'],
  [1_000_000_000_000, 'GBP', 'en-GB', 'ten billion pounds'],
  [100_000_000, 'EUR', 'es', 'un millón de euros'],
  [200_000_000, 'EUR', 'es', 'dos millones de euros'],
  [120_000_000, 'EUR', 'es-ES', 'un millón doscientos mil euros'],
  [20_000_000, 'GBP', 'es', 'doscientas mil libras'],
  [2_100_000, 'GBP', 'es', 'veintiuna mil libras'],
  [2_100_000, 'EUR', 'es', 'veintiún mil euros'],
  [3_100_000, 'EUR', 'es', 'treinta y un mil euros'],
  [10_000_000, 'EUR', 'es', 'cien mil euros'],
  [100_000, 'EUR', 'es', 'mil euros'],
  [20_000_000_000, 'GBP', 'es', 'doscientos millones de libras'],
  [100, 'EUR', 'es', 'un euro'],
])('amountInWords() %i %s in %s', (amountMinor, currency, locale, words) => {
  expect(amountInWords(amountMinor, currency, locale)).toBe(words);
});
