import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_BANDS, errorBand } from './error-bands.ts';
import { LIFE_STEPS, LIVES_LOST, livesLeft, livesLost } from './lives.ts';

const labels = Object.keys(LIVES_LOST);
const aRun = fc.array(fc.constantFrom(...labels, null), { maxLength: 50 });

test('livesLost() grows with the miss: no nearer guess ever costs more', () => {
  const amount = fc.integer({ min: 1000, max: 100_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (price, a, b) => {
        const cost = (share: number) =>
          livesLost(ERROR_BANDS[errorBand(Math.round(price * (1 + share)), price)]?.label ?? null);
        expect(cost(Math.min(a, b))).toBeLessThanOrEqual(cost(Math.max(a, b)));
      },
    ),
  );
});

test('livesLeft() never grows, never goes below none, and does not ask for the order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), aRun, (lives, run) => {
      const steps = run.map((_, place) => livesLeft(lives, run.slice(0, place + 1)));
      for (const [place, left] of steps.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(steps[place - 1] ?? lives);
      }
      expect(livesLeft(lives, run.toReversed())).toBe(livesLeft(lives, run));
    }),
  );
});

test('livesLeft() is whole after guesses that are fair or better, and after a home without a price', () => {
  expect(livesLeft(3, ['spot on', 'excellent', 'close', 'fair', null])).toBe(3);
  expect(livesLeft(3, ['far off', 'far off'])).toBe(1);
  expect(livesLeft(3, ['way off', 'time_over'])).toBe(0);
});

test('livesLost() knows the words of its table alone', () => {
  expect([livesLost('toString'), livesLost(''), livesLost(null)]).toEqual([0, 0, 0]);
});

test('LIFE_STEPS says what the table says', () => {
  expect(LIFE_STEPS).toEqual([
    { upToPercent: 35, lives: 0 },
    { upToPercent: 50, lives: 1 },
    { upToPercent: Infinity, lives: 2 },
  ]);
});
