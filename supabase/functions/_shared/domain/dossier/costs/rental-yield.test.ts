import { describe, expect, it } from 'vitest';
import { rentalYield } from './rental-yield.ts';

const letting = { priceMinor: 20_000_000, monthlyRentMinor: 100_000, emptyWeeks: 0, yearlyCostsMinor: 0 };

describe('rentalYield()', () => {
  it('is twelve rents as a share of the price, and the same net where nothing is lost', () => {
    expect(rentalYield(letting)).toEqual({
      gross: 0.06,
      net: 0.06,
      yearlyRentMinor: 1_200_000,
      leftMinor: 1_200_000,
    });
  });

  it('takes empty weeks and costs off, below nothing where these are more than the rents', () => {
    expect(rentalYield({ ...letting, emptyWeeks: 4, yearlyCostsMinor: 210_000 })).toMatchObject({
      gross: 0.06,
      leftMinor: Math.round((1_200_000 * 48) / 52) - 210_000,
    });
    expect(rentalYield({ ...letting, emptyWeeks: 52, yearlyCostsMinor: 1 })).toMatchObject({ leftMinor: -1 });
  });

  it.each([
    ['no price', { priceMinor: 0 }],
    ['a rent below nothing', { monthlyRentMinor: -1 }],
    ['a part of a penny', { yearlyCostsMinor: 0.5 }],
    ['more weeks than a year has', { emptyWeeks: 53 }],
  ])('answers nothing for %s', (_, change) => {
    expect(rentalYield({ ...letting, ...change })).toBeNull();
  });
});
