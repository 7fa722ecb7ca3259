import { expect, test } from 'vitest';
import { isWithinBounds } from './amount-bounds.ts';

test('isWithinBounds() includes both ends', () => {
  const bounds = { minMinor: 10, maxMinor: 20 };
  expect([9, 10, 20, 21].map((amount) => isWithinBounds(amount, bounds))).toEqual([false, true, true, false]);
});
