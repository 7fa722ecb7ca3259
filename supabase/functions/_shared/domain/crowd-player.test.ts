import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdRound } from './crowd-player.ts';
import { DIFFICULTIES, FORMULAS, scoreGuess } from './scoring.ts';

const home = { priceMinor: 40_000_000, medianMinor: 44_000_000, q1Minor: 38_000_000, q3Minor: 50_000_000 };
const rules = { formula: 'log_ratio', difficulty: 'normal' } as const;

describe('crowdRound()', () => {
  it('earns what a player with the middle guess earns, by every formula', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMULAS),
        fc.constantFrom(...DIFFICULTIES),
        fc.integer({ min: 1_000_000, max: 900_000_000 }),
        (formula, difficulty, medianMinor) => {
          const own = scoreGuess({
            formula,
            difficulty,
            guess: { amountMinor: medianMinor },
            priceMinor: 40_000_000,
          });
          expect(crowdRound({ ...home, medianMinor, isRange: false }, { formula, difficulty })).toEqual({
            score: own.score,
            band: own.band,
          });
        },
      ),
    );
  });

  it('says the middle half where a range is asked', () => {
    const range = scoreGuess({
      ...rules,
      guess: { lowMinor: home.q1Minor, highMinor: home.q3Minor },
      priceMinor: home.priceMinor,
    });
    expect(crowdRound({ ...home, isRange: true }, rules)).toEqual({ score: range.score, band: range.band });
  });

  it.each(['priceMinor', 'medianMinor', 'q1Minor', 'q3Minor'] as const)('is silent without %s', (missing) => {
    expect(crowdRound({ ...home, isRange: false, [missing]: null }, rules)).toBeNull();
  });
});
