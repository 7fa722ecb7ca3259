import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedHomes } from './shared-homes.ts';

const homes = (count: number, placeOf = (_: number) => '') =>
  Array.from({ length: count }, (_, index) => ({
    id: `home-${index}`,
    amountMinor: (index + 1) * 10_000_00,
    place: placeOf(index),
  }));

const numbersOf = (ids: readonly string[]) => ids.map((id) => Number(id.slice(5)));

describe('sharedHomes()', () => {
  it('gives all homes in their order where there are no more than rounds', () => {
    expect(sharedHomes(homes(4), 5, [], 'a')).toEqual(['home-0', 'home-1', 'home-2', 'home-3']);
  });

  it('draws the same for the same seed, and others for another', () => {
    expect(sharedHomes(homes(50), 5, [], 'a')).toEqual(sharedHomes(homes(50), 5, [], 'a'));
    expect(sharedHomes(homes(50), 5, [], 'a')).not.toEqual(sharedHomes(homes(50), 5, [], 'b'));
  });

  it('is wider in price than chance alone', () => {
    const stepsOf = (seed: string) =>
      new Set(numbersOf(sharedHomes(homes(50), 5, [], seed)).map((number) => Math.floor(number / 10))).size;
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    const mean = seeds.reduce((sum, seed) => sum + stepsOf(seed), 0) / seeds.length;
    // Five of fifty by chance alone stand on 3.4 of five steps.
    expect(mean).toBeGreaterThan(4);
  });

  it('comes from several towns', () => {
    const towns = homes(50, (index) => (index < 40 ? 'Leeds' : ['York', 'Hull'][index % 2]) ?? '');
    const townsOf = (seed: string) =>
      new Set(numbersOf(sharedHomes(towns, 5, [], seed)).map((number) => towns[number]?.place)).size;
    const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
    expect(seeds.filter((seed) => townsOf(seed) > 1).length).toBeGreaterThan(180);
  });

  it('rules no set of homes out, so the last price stays open to whoever knows the others', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 6_000; seed += 1) {
      const numbers = numbersOf(sharedHomes(homes(10), 3, [], String(seed))).sort((a, b) => a - b);
      met.add(numbers.join());
    }
    expect(met.size).toBe((10 * 9 * 8) / 6);
  });

  it('puts them in an order that says nothing of their prices', () => {
    let rising = 0;
    for (let seed = 0; seed < 1_000; seed += 1) {
      const [first = 0, second = 0] = numbersOf(sharedHomes(homes(50), 5, [], String(seed)));
      if (first < second) rising += 1;
    }
    expect(rising).toBeGreaterThan(440);
    expect(rising).toBeLessThan(560);
  });

  it('keeps what the host picked at its place, and fills up what went', () => {
    const picks = fc.array(
      fc.integer({ min: 0, max: 30 }).map((index) => `home-${index}`),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(picks, fc.integer({ min: 1, max: 12 }), (picked, count) => {
        const shared = sharedHomes(homes(20), count, picked, 'a');
        expect(new Set(shared).size).toBe(count);
        const kept = [...new Set(picked)].filter((id) => Number(id.slice(5)) < 20).slice(0, count);
        expect(shared.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });
});
