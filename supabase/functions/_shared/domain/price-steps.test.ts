import { expect, it } from 'vitest';
import { priceStep } from './price-steps.ts';

it.each([
  [0, 'GBP', 100, 200],
  [16, 'GBP', 20_000_000, 50_000_000],
  [17, 'EUR', 50_000_000, 100_000_000],
  [18, 'JPY', 1_000_000, 2_000_000],
] as const)('priceStep() of %i in %s is %i to %i', (step, currency, fromMinor, toMinor) => {
  expect(priceStep(step, currency)).toEqual({ fromMinor, toMinor });
});
