import { describe, expect, it } from 'vitest';
import { newDraft } from './new-draft.ts';
import { examplePoints } from './example-points.ts';

const { rules } = newDraft('public', 'GBP');
const price = 30_000_000;

describe('examplePoints()', () => {
  it('says what a guess a tenth off earns by default', () => {
    // 1000 · 1.1^−4 and 1000 · 0.9^4
    expect(examplePoints(rules, price)).toEqual({ over: 683, under: 656, most: 1000 });
  });

  it.each([
    ['easy', { difficulty: 'easy' as const }, 751, 729],
    ['classic bands', { formula: 'classic_bands' as const }, 90, 90],
    ['percent', { formula: 'percent_error' as const }, 900, 900],
    [
      'money, half the limit',
      { formula: 'absolute_error' as const, absoluteLimitMinor: 6_000_000 },
      500,
      500,
    ],
    ['a penalty above the price', { scoringOptions: ['penalties' as const] }, 512, 656],
    ['bonuses for bands', { scoringOptions: ['band-bonuses' as const] }, 733, 706],
    ['two rounds of a streak', { scoringOptions: ['streaks' as const] }, 733, 706],
    ['half the time', { scoringOptions: ['time-bonus' as const], roundSeconds: 60 }, 733, 706],
    ['a bonus for time without a clock', { scoringOptions: ['time-bonus' as const] }, 683, 656],
    [
      'a bonus for bands beside points for money',
      { formula: 'absolute_error' as const, scoringOptions: ['band-bonuses' as const] },
      940,
      940,
    ],
  ])('follows %s', (_, change, over, under) => {
    expect(examplePoints({ ...rules, ...change }, price)).toMatchObject({ over, under });
  });
});
