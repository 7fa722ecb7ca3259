import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES, ROLES } from './capabilities.ts';
import { commitmentText } from './commitment.ts';
import { friendlyName } from './friendly-names.ts';
import { isGuessWithinBounds, refuseAmount, refuseRange } from './guess-rules.ts';
import { applyOptions, fitsFormula, optionsOf, SCORING_OPTION_SETS } from './scoring-options.ts';

describe('guess rules', () => {
  test('refuseAmount() looks for a number, its sign, its size, then its fraction', () => {
    const values = ['5', NaN, 0, -0.5, 1_000_000_000_001, Infinity, 0.5, 1, 1_000_000_000_000];
    expect(values.map(refuseAmount)).toEqual([
      'amount_not_a_number',
      'amount_not_a_number',
      'amount_not_positive',
      'amount_not_positive',
      'amount_too_large',
      'amount_too_large',
      'amount_not_a_number',
      null,
      null,
    ]);
  });

  test('refuseRange() wants two amounts in order', () => {
    expect([refuseRange(1, 1), refuseRange(2, 1), refuseRange(0, 1), refuseRange(1, null)]).toEqual([
      null,
      'invalid_request',
      'amount_not_positive',
      'amount_not_a_number',
    ]);
  });

  test('isGuessWithinBounds() looks at both ends', () => {
    const bounds = { minMinor: 10, maxMinor: 20 };
    expect(isGuessWithinBounds({ amountMinor: 10 }, bounds)).toBe(true);
    expect(isGuessWithinBounds({ lowMinor: 10, highMinor: 21 }, bounds)).toBe(false);
    expect(isGuessWithinBounds({ lowMinor: 9, highMinor: 20 }, bounds)).toBe(false);
  });
});

test('CAPABILITIES give every role something', () => {
  expect(
    ROLES.filter((role) => !Object.values(CAPABILITIES).some((roles) => roles.some((one) => one === role))),
  ).toEqual([]);
});

test('commitmentText() hashes to the commitment of the wire', () => {
  const text = commitmentText({ salt: 'ab', gameListingId: 'id', priceMinor: 45_000_000, currency: 'GBP' });
  expect(text).toBe('ab:id:45000000:GBP');
  expect(createHash('sha256').update(text).digest('hex')).toMatch(/^[0-9a-f]{64}$/);
});

test('friendlyName() comes from its chance alone', () => {
  expect(friendlyName(() => 0)).toBe('Amber Badger');
  expect(friendlyName(() => 0.999_999)).toBe('Wise Wren');
  expect(friendlyName(() => 1)).toBe('Wise Wren');
});

describe('applyOptions()', () => {
  const round = { score: 800, maxScore: 1000, band: 1, logError: 0.05, streakBefore: 3, timeLeftShare: 0.5 };

  test.each([
    ['band-bonuses', 850],
    ['streaks', 875],
    ['penalties', 600],
    ['time-bonus', 850],
  ] as const)('%s gives %i', (key, points) => {
    expect(applyOptions(round, SCORING_OPTION_SETS[key])).toBe(points);
  });

  test('adds nothing where a game has no option, and all that it has', () => {
    expect(applyOptions(round, optionsOf([]))).toBe(800);
    expect(applyOptions(round, optionsOf(['band-bonuses', 'time-bonus']))).toBe(900);
  });

  test('gives no more than a perfect round, and bonuses in proportion to it', () => {
    expect(applyOptions({ ...round, score: 990 }, SCORING_OPTION_SETS['band-bonuses'])).toBe(1000);
    const classic = { ...round, score: 90, maxScore: 100 };
    expect(applyOptions(classic, SCORING_OPTION_SETS['band-bonuses'])).toBe(95);
  });

  test('fitsFormula() keeps bonuses for bands from points for money', () => {
    expect(fitsFormula('streaks', 'absolute_error')).toBe(false);
    expect(fitsFormula('penalties', 'absolute_error')).toBe(true);
    expect(fitsFormula('streaks', 'percent_error')).toBe(true);
  });

  test('caps a streak, ends it with a poor round, and spares a guess below the price', () => {
    const { streaks, penalties } = SCORING_OPTION_SETS;
    expect(applyOptions({ ...round, streakBefore: 40 }, streaks)).toBe(900);
    expect(applyOptions({ ...round, band: 3 }, streaks)).toBe(800);
    expect(applyOptions({ ...round, logError: -0.05 }, penalties)).toBe(800);
  });
});
