import { expect, it } from 'vitest';
import { nextTier, tierAt } from './tiers.ts';

it.each([
  [0, 'bronze'],
  [39.9, 'bronze'],
  [40, 'silver'],
  [97.9, 'platinum'],
  [100, 'diamond'],
] as const)('tierAt() of %d is %s', (percentile, tier) => {
  expect(tierAt(percentile)).toBe(tier);
});

it('nextTier() ends at the last one', () => {
  expect(nextTier('gold')).toEqual({ tier: 'platinum', from: 90 });
  expect(nextTier('diamond')).toBeNull();
});
