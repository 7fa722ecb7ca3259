import { expect, test } from 'vitest';
import { checksum } from './checksum.ts';

// The check value of the algorithm's catalogue, and what no bytes give.
test.each([
  ['123456789', 0xcbf43926],
  ['', 0],
])('checksum() of %j is %i', (text, expected) => {
  expect(checksum(new TextEncoder().encode(text))).toBe(expected);
});
