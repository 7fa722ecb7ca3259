import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareHomes } from './compare-homes.ts';
import type { DossierFacts } from './home-facts.ts';
import type { Wish } from './match-score.ts';

const a: DossierFacts = { priceMinor: 30_000_000, bedrooms: 3, hasGarden: true, energyRating: 'C' };
const b: DossierFacts = { priceMinor: 32_000_000, bedrooms: 3, hasGarden: false, energyRating: null };

describe('compareHomes()', () => {
  it('hides what is equal and counts it', () => {
    const compared = compareHomes(a, b);
    expect(compared.equal).toBe(1);
    expect(compared.parts.flatMap(({ rows }) => rows.map(({ fact }) => fact))).toEqual([
      'priceMinor',
      'hasGarden',
      'energyRating',
    ]);
  });
  it('names the better side and the winner of each part', () => {
    const { parts } = compareHomes(a, b);
    expect(parts.map(({ part, winner }) => [part, winner])).toEqual([
      ['cost', 'a'],
      ['outside', 'a'],
      ['energy', null],
    ]);
  });
  it('turns what is unknown into questions: of facts that are known of one home, or wished for', () => {
    expect(compareHomes(a, b).questions).toEqual([{ fact: 'energyRating', side: 'b' }]);
    const pets: Wish = { fact: 'arePetsAllowed', want: 'is', value: true, weight: 2, isMust: false };
    expect(compareHomes(a, b, [pets]).questions).toEqual([
      { fact: 'energyRating', side: 'b' },
      { fact: 'arePetsAllowed', side: 'a' },
      { fact: 'arePetsAllowed', side: 'b' },
    ]);
  });
  it('judges by the hunter: who wants no garden prefers the home without one', () => {
    const none: Wish = { fact: 'hasGarden', want: 'is', value: false, weight: 5, isMust: false };
    const outside = compareHomes(a, b, [none]).parts.find(({ part }) => part === 'outside');
    expect(outside?.winner).toBe('b');
  });
  it('the heavier wish wins a part', () => {
    const left: DossierFacts = { bedrooms: 4, floorAreaM2: 80 };
    const right: DossierFacts = { bedrooms: 2, floorAreaM2: 120 };
    const wish = (fact: 'bedrooms' | 'floorAreaM2', value: number, weight: number): Wish => ({
      fact,
      want: 'at_least',
      value,
      weight,
      isMust: false,
    });
    const winner = (bedrooms: number, area: number) =>
      compareHomes(left, right, [wish('bedrooms', 4, bedrooms), wish('floorAreaM2', 110, area)]).parts[0]
        ?.winner;
    expect(winner(5, 1)).toBe('a');
    expect(winner(1, 5)).toBe('b');
    expect(winner(2, 2)).toBeNull();
  });
  it('does not depend on which home is called a', () => {
    const home = fc.record({
      priceMinor: fc.option(fc.integer({ min: 1, max: 9 })),
      bedrooms: fc.option(fc.integer({ min: 0, max: 4 })),
      hasGarden: fc.option(fc.boolean()),
      homeKind: fc.option(fc.constantFrom('house' as const, 'flat' as const)),
    });
    const other = { a: 'b', b: 'a' } as const;
    fc.assert(
      fc.property(home, home, (left, right) => {
        const one = compareHomes(left, right).parts.map(({ winner }) => winner);
        const two = compareHomes(right, left).parts.map(({ winner }) => winner && other[winner]);
        expect(two).toEqual(one);
      }),
      { seed: 9 },
    );
  });
});
