import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintMultiplier, HINT_KINDS } from './hints.ts';
import { DIFFICULTIES, FORMULAS, scoreGuess, type Difficulty, type Formula } from './scoring.ts';
import { bandPoints, sharedBand, sharedTotal, type SharedGuess } from './shared-result.ts';

/** Rules and what was guessed of one home by everybody whose result an attacker was sent. */
interface Rules {
  readonly formula: Formula;
  readonly difficulty: Difficulty;
}
const rules = fc.record({
  formula: fc.constantFrom(...FORMULAS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
});
/** Prices with room on both sides, so that a world may be stretched threefold. */
const price = fc.integer({ min: 5_000_000, max: 200_000_000 });
const factor = fc.double({ min: 0.4, max: 2.5, noNaN: true });
/** Another price near the real one: an attacker's rivals for the truth. */
const nearby = fc.double({ min: 0.9, max: 1.1, noNaN: true });
const multiplier = fc.subarray([...HINT_KINDS]).map((kinds) => hintMultiplier(kinds));
const player = (rounds: number) =>
  fc.array(fc.record({ factor, multiplier }), { minLength: rounds, maxLength: rounds });
const game = fc
  .record({ prices: fc.array(price, { minLength: 1, maxLength: 5 }), rules })
  .chain(({ prices, rules: one }) =>
    fc.record({
      prices: fc.constant(prices),
      rules: fc.constant(one),
      players: fc.array(player(prices.length), { minLength: 1, maxLength: 8 }),
    }),
  );

function guessOf({ formula, difficulty }: Rules, amountMinor: number, priceMinor: number, left: number) {
  const scored = scoreGuess({
    formula,
    difficulty,
    guess: { amountMinor },
    priceMinor,
    multiplier: left,
  });
  return { ...scored, multiplier: left, isLate: false };
}

/** What the payload of a shared result tells of a run. */
function shareOf(run: Rules, guesses: readonly SharedGuess[]) {
  return {
    squares: guesses.map((guess) => sharedBand(guess, run.formula)),
    total: sharedTotal({
      ...run,
      rounds: guesses.length,
      isOver: true,
      isRange: false,
      guesses,
    }),
  };
}

describe('an attacker who knows every price but the last, and every amount that every player guessed', () => {
  test('sees the same in every world where the squares of the last home are the same', () => {
    fc.assert(
      fc.property(game, nearby, ({ prices, rules: run, players }, shift) => {
        const known = prices.slice(0, -1);
        const last = prices.at(-1) ?? 0;
        const other = Math.round(last * shift);
        const amounts = players.map((rounds) =>
          rounds.map(({ factor: miss }, place) => Math.max(1, Math.round((prices[place] ?? 0) * miss))),
        );
        const worlds = [last, other].map((price) =>
          players.map((rounds, who) =>
            rounds.map((round, place) =>
              guessOf(run, amounts[who]?.[place] ?? 1, known[place] ?? price, round.multiplier),
            ),
          ),
        );
        const [here = [], there = []] = worlds;
        const squares = (guesses: readonly SharedGuess[]) =>
          guesses.map((guess) => sharedBand(guess, run.formula));
        // Worlds that the squares alone tell apart are no secret: they are the bound.
        fc.pre(JSON.stringify(here.map(squares)) === JSON.stringify(there.map(squares)));
        expect(there.map((guesses) => shareOf(run, guesses))).toEqual(
          here.map((guesses) => shareOf(run, guesses)),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('would find it from an exact total: the same property does not hold of the points', () => {
    const run: Rules = { formula: 'log_ratio', difficulty: 'normal' };
    const exact = (priceMinor: number) =>
      guessOf(run, 45_000_000, 40_000_000, 1).score + guessOf(run, 45_000_000, priceMinor, 1).score;
    expect(guessOf(run, 45_000_000, 43_500_000, 1).band).toBe(guessOf(run, 45_000_000, 44_000_000, 1).band);
    expect(exact(43_500_000)).not.toBe(exact(44_000_000));
  });
});

describe('an attacker who was told no amount, and sees boards with every exact total', () => {
  // Whatever is public is a function of guess / price, or of guess − price: another world explains it as well.
  const publicFacts = (run: Rules, amounts: readonly (readonly number[])[], prices: readonly number[]) =>
    amounts.map((rounds) => {
      const guesses = rounds.map((amount, place) => guessOf(run, amount, prices[place] ?? 1, 1));
      return { ...shareOf(run, guesses), boardTotal: guesses.reduce((sum, { score }) => sum + score, 0) };
    });

  test('cannot tell a price from three times the price, under scores of the ratio', () => {
    fc.assert(
      fc.property(game, ({ prices, rules: run, players }) => {
        fc.pre(run.formula !== 'absolute_error');
        const amounts = players.map((rounds) =>
          rounds.map(({ factor: miss }, place) => Math.max(1, Math.round((prices[place] ?? 0) * miss))),
        );
        const last = prices.length - 1;
        const stretch = (all: readonly number[]) =>
          all.map((amount, place) => (place === last ? amount * 3 : amount));
        expect(publicFacts(run, amounts.map(stretch), stretch(prices))).toEqual(
          publicFacts(run, amounts, prices),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('cannot tell a price from a dearer one, under scores of the difference', () => {
    fc.assert(
      fc.property(game, fc.integer({ min: 1, max: 90_000_000 }), ({ prices, players }, more) => {
        const run: Rules = { formula: 'absolute_error', difficulty: 'normal' };
        const amounts = players.map((rounds) =>
          rounds.map(({ factor: miss }, place) => Math.max(1, Math.round((prices[place] ?? 0) * miss))),
        );
        const last = prices.length - 1;
        const shift = (all: readonly number[]) =>
          all.map((amount, place) => (place === last ? amount + more : amount));
        expect(publicFacts(run, amounts.map(shift), shift(prices))).toEqual(
          publicFacts(run, amounts, prices),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('sharedTotal()', () => {
  const good: SharedGuess = { band: 0, score: 950, multiplier: 1, isLate: false };
  const run = {
    formula: 'log_ratio',
    difficulty: 'normal',
    rounds: 3,
    isOver: true,
    isRange: false,
    guesses: [good, good],
  } as const;

  test('is what the squares make, in hundredths of the maximum', () => {
    expect(sharedTotal(run)).toBe(1800);
    expect(sharedTotal({ ...run, guesses: [good, { ...good, score: 820 }] })).toBe(1800);
    expect(sharedTotal({ ...run, guesses: [good, { ...good, multiplier: 0.5 }] })).toBe(1350);
  });

  test.each([
    ['a run of one round', { rounds: 1 }],
    ['a single guess', { guesses: [good] }],
    ['a run under way', { isOver: false }],
    ['a run of ranges', { isRange: true }],
  ])('is none for %s', (_, change) => {
    expect(sharedTotal({ ...run, ...change })).toBeNull();
  });

  test('counts nothing for a late guess and for a poll without a price', () => {
    const late = { band: 5, score: 0, multiplier: 1, isLate: true };
    const open = { band: null, score: 0, multiplier: 1, isLate: false };
    expect(sharedTotal({ ...run, guesses: [good, late] })).toBe(900);
    expect(sharedTotal({ ...run, guesses: [good, open] })).toBe(900);
  });

  test('falls from band to band, whatever the formula', () => {
    for (const formula of FORMULAS) {
      const points = [0, 1, 2, 3, 4, 5].map((band) => bandPoints(formula, 'normal', band));
      expect(points).toEqual([...points].sort((one, other) => other - one));
      expect(new Set(points).size).toBe(6);
    }
  });
});
