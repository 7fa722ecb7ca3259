import { expect, test } from 'vitest';
import { DEFAULT_MISS_LIMIT_LOG, missLimitPercent } from './sudden-death.ts';

test('missLimitPercent() says a quarter over and a fifth under for the default', () => {
  expect(missLimitPercent(DEFAULT_MISS_LIMIT_LOG)).toEqual({ overPercent: 25, underPercent: 20 });
});

test('missLimitPercent() keeps one digit of odd limits', () => {
  expect(missLimitPercent(0.1)).toEqual({ overPercent: 10.5, underPercent: 9.5 });
});
