import { describe, expect, it } from 'vitest';
import { soldHomesCalls } from '#wire/examples/sold-homes.ts';
import { MOST_SPOTS, spotsOf } from './sale-spots.ts';

const [sale] = soldHomesCalls.sold_homes.rows;
const at = (id: string, lat: number | null) => {
  if (!sale) throw new Error('the example has a sale');
  return { ...sale, id, map: lat === null ? null : { lat, lng: 1 } };
};

describe('spotsOf()', () => {
  it('puts sales of one point on one pin, by their places in the list', () => {
    const spots = spotsOf([at('a', 1), at('b', null), at('c', 2), at('d', 1)]);
    expect(spots.map(({ id, sales }) => [id, sales.map(({ number }) => number)])).toEqual([
      ['a', [1, 4]],
      ['c', [3]],
    ]);
  });

  it('makes no more pins than a map bears, and still adds to those that there are', () => {
    const many = Array.from({ length: MOST_SPOTS + 5 }, (_, n) => at(String(n), n));
    const spots = spotsOf([...many, at('last', 0)]);
    expect(spots.length).toBe(MOST_SPOTS);
    expect(spots[0]?.sales.length).toBe(2);
  });
});
