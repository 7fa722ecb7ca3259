import { describe, expect, it } from 'vitest';
import { LEAST_MONTHS, seasonalPrior } from './seasonal-prior.ts';

const FACTORS = [-0.03, -0.01, 0, 0.01, 0.02, 0.02, 0.01, 0.01, 0, 0, -0.01, -0.02];
const GROWTH = 0.004;
const JANUARY_2018 = 2018 * 12;

/** An index that goes as the factors say and grows evenly. */
const levels = (months: number, from = JANUARY_2018) =>
  Array.from({ length: months }, (_, at) => 100 * Math.exp((FACTORS[(from + at) % 12] ?? 0) + GROWTH * at));

describe('seasonalPrior()', () => {
  it.each([0, 5, 11])('finds the year and the growth of an index that begins in month %i', (month) => {
    const prior = seasonalPrior({
      firstMonth: JANUARY_2018 + month,
      levels: levels(90, JANUARY_2018 + month),
    });
    for (const [at, factor] of FACTORS.entries()) expect(prior?.factors[at]).toBeCloseTo(factor, 10);
    expect(prior?.growth).toBeCloseTo(GROWTH, 10);
  });

  it('forgets what was more than five years before', () => {
    const long = levels(120).map((level, at) => (at < 24 && at % 12 === 3 ? level * 2 : level));
    const prior = seasonalPrior({ firstMonth: JANUARY_2018, levels: long });
    expect(prior?.factors[3]).toBeCloseTo(FACTORS[3] ?? 0, 10);
  });

  it('adds up to nothing over a year', () => {
    const uneven = levels(70).map((level, at) => level * (1 + 0.01 * Math.sin(at)));
    const sum = seasonalPrior({ firstMonth: JANUARY_2018, levels: uneven })?.factors.reduce(
      (a, b) => a + b,
      0,
    );
    expect(sum).toBeCloseTo(0, 12);
  });

  it('says nothing of an index that is too short', () => {
    expect(seasonalPrior({ firstMonth: JANUARY_2018, levels: levels(LEAST_MONTHS - 1) })).toBeNull();
    expect(seasonalPrior({ firstMonth: JANUARY_2018, levels: levels(LEAST_MONTHS) })).not.toBeNull();
  });
});
