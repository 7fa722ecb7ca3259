import { expect, it } from 'vitest';
import { soldHomesCalls } from '#wire/examples/sold-homes.ts';
import { spotsOf } from './sale-spots.ts';

const [sale] = soldHomesCalls.sold_homes.rows;
const at = (id: string, lat: number | null) => {
  if (!sale) throw new Error('the example has a sale');
  return { ...sale, id, map: lat === null ? null : { lat, lng: 1 } };
};

it('puts sales of one point on one pin, by their places in the list, and those that are nowhere on none', () => {
  const spots = spotsOf([at('a', 1), at('b', null), at('c', 2), at('d', 1)]);
  expect(spots.map(({ id, sales }) => [id, sales.map(({ number }) => number)])).toEqual([
    ['a', [1, 4]],
    ['c', [3]],
  ]);
});
