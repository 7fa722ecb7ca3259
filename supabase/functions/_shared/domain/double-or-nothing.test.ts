import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_WINNING_BAND, stakedScore } from './double-or-nothing.ts';
import { ERROR_BANDS, errorBand } from './error-bands.ts';
import { DIFFICULTIES, scoreGuess } from './scoring.ts';

const amount = fc.integer({ min: 100_000, max: 1_000_000_000 });

test('a stake doubles the points of a guess that is spot on or excellent, and leaves none of any other', () => {
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...DIFFICULTIES), (amountMinor, priceMinor, difficulty) => {
      const guess = {
        formula: 'log_ratio',
        difficulty,
        guess: { amountMinor },
        priceMinor,
        multiplier: 1,
      } as const;
      const { score, band, label } = scoreGuess(guess);
      const isWon = label === 'spot on' || label === 'excellent';
      expect(stakedScore(score, band)).toBe(isWon ? 2 * score : 0);
      expect(isWon).toBe(errorBand(amountMinor, priceMinor) <= LAST_WINNING_BAND);
    }),
  );
});

test('a stake never makes a nearer guess worth less', () => {
  fc.assert(
    fc.property(
      amount,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (priceMinor, a, b) => {
        const points = (miss: number) => {
          const amountMinor = Math.round(priceMinor * (1 + miss));
          const { score, band } = scoreGuess({
            formula: 'log_ratio',
            difficulty: 'normal',
            guess: { amountMinor },
            priceMinor,
            multiplier: 1,
          });
          return stakedScore(score, band);
        };
        expect(points(Math.min(a, b))).toBeGreaterThanOrEqual(points(Math.max(a, b)));
      },
    ),
  );
});

test('the winning bands are the two best', () => {
  expect(ERROR_BANDS.slice(0, LAST_WINNING_BAND + 1).map(({ label }) => label)).toEqual([
    'spot on',
    'excellent',
  ]);
});
