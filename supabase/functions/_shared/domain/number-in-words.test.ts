import { expect, test } from 'vitest';
import { numberInWords } from './number-in-words.ts';

test.each([
  [712, 'en-GB', 'seven hundred and twelve'],
  [712, 'en-US', 'seven hundred twelve'],
  [1000, 'es-ES', 'mil'],
  [0, 'en-GB', 'zero'],
])('numberInWords(%j, %j) is %j', (value, locale, words) => {
  expect(numberInWords(value, locale)).toBe(words);
});
