import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadHomes } from './spread-homes.ts';

const homes = (count: number, placeOf = (_: number) => '') =>
  Array.from({ length: count }, (_, index) => ({
    amountMinor: (index + 1) * 10_000_00,
    place: placeOf(index),
  }));

describe('spreadHomes()', () => {
  it('takes one home from every step of the ladder of prices, in the order given', () => {
    const chosen = spreadHomes(homes(500), 50, 'a').slice(0, 50);
    expect(chosen.map((index) => Math.floor(index / 10))).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });

  it('takes from as many places as there are', () => {
    const many = homes(100, (index) => ['Leeds', 'York', 'Leeds', 'Leeds', 'Hull'][index % 5] ?? '');
    const places = spreadHomes(many, 9, 'a')
      .slice(0, 9)
      .map((index) => many[index]?.place);
    for (const place of ['Leeds', 'York', 'Hull'])
      expect(places.filter((one) => one === place)).toHaveLength(3);
  });

  it('names every home once, and chooses the same for the same seed', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 60 }), fc.string(), (list, count, seed) => {
        const given = list.map((amountMinor) => ({ amountMinor, place: '' }));
        const order = spreadHomes(given, count, seed);
        expect([...order].sort((a, b) => a - b)).toEqual(given.map((_, index) => index));
        expect(spreadHomes(given, count, seed)).toEqual(order);
      }),
    );
  });

  it('chooses others for another seed', () => {
    const chosenBy = (seed: string) => spreadHomes(homes(500), 50, seed).slice(0, 50);
    expect(chosenBy('a')).not.toEqual(chosenBy('b'));
  });
});
