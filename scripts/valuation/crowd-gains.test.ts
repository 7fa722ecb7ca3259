import { describe, expect, it } from 'vitest';
import { LEAST_SETTLED } from '#domain/valuation/crowd-gain.ts';
import { randomFrom } from '#domain/seeded-random.ts';
import { gainsByMarket } from './crowd-gains.ts';

const random = randomFrom(9);
/** Values are off by up to a quarter; the crowd of York knows by how much, that of Bath does not. */
const settled = (market: string, knows: number) =>
  Array.from({ length: LEAST_SETTLED }, () => {
    const missed = random() - 0.5;
    return {
      ...{ country_code: 'GB', market, price: 300_000, value: 300_000 * Math.exp(-missed / 2) },
      crowd: 300_000 * Math.exp(-missed / 2 + (knows * missed) / 2 + (random() - 0.5) / 5),
    };
  });

describe('gainsByMarket()', () => {
  it('measures each market by its own homes', () => {
    const gains = gainsByMarket([...settled('YO', 0.9), ...settled('BA', 0)]);
    expect(gains.map(({ market, homes, is_proven }) => [market, homes, is_proven])).toEqual([
      ['YO', LEAST_SETTLED, true],
      ['BA', LEAST_SETTLED, false],
    ]);
  });

  it('has nothing to say of no homes', () => {
    expect(gainsByMarket([])).toEqual([]);
  });
});
