import { describe, expect, it } from 'vitest';
import { hunterWishes, isWishValue, storedWishes, wantsOf } from './hunter-wishes.ts';
import { DOSSIER_FACT_KEYS } from './home-facts.ts';
import { matchScore, type Wish } from './match-score.ts';

const nothing = { wishes: [], weights: {}, budgetMinor: null };
const garden = { fact: 'hasGarden', want: 'is', value: true, isMust: true };

describe('hunterWishes()', () => {
  it('reads wishes with their weights, the usual weight where none is told', () => {
    expect(hunterWishes({ ...nothing, wishes: [garden], weights: { hasGarden: 5 } })).toEqual([
      { ...garden, weight: 5 },
    ]);
    expect(hunterWishes({ ...nothing, wishes: [garden] })[0]?.weight).toBe(3);
    expect(hunterWishes({ ...nothing, wishes: [garden], weights: { hasGarden: 99 } })[0]?.weight).toBe(5);
  });
  it.each([
    [null],
    ['hasGarden'],
    [{ ...garden, fact: 'hasMoat' }],
    [{ ...garden, want: 'at_least' }],
    [{ ...garden, value: 'yes' }],
    [{ fact: 'homeKind', want: 'one_of', value: [] }],
    [{ fact: 'energyRating', want: 'at_least', value: 'Z' }],
  ])('%j is no wish', (stored) => {
    expect(hunterWishes({ ...nothing, wishes: [stored] })).toEqual([]);
  });
  it('a budget is a wish for the price, unless there is one', () => {
    expect(hunterWishes({ ...nothing, budgetMinor: 500 })).toEqual([
      { fact: 'priceMinor', want: 'at_most', value: 500, weight: 5, isMust: false },
    ]);
    const own = { fact: 'priceMinor', want: 'at_most', value: 400, isMust: true };
    expect(hunterWishes({ ...nothing, wishes: [own], budgetMinor: 500 })).toEqual([{ ...own, weight: 3 }]);
  });
  it('keeps and reads the same wishes', () => {
    const wishes: Wish[] = [
      { fact: 'bedrooms', want: 'at_least', value: 3, weight: 4, isMust: false },
      { fact: 'homeKind', want: 'one_of', value: ['house', 'cottage'], weight: 0, isMust: true },
    ];
    const { weights, wishes: kept } = storedWishes(wishes);
    // Keys come back from the wire in its own spelling.
    const read = kept.map(({ is_must: isMust, ...wish }) => ({ ...wish, isMust }));
    expect(hunterWishes({ wishes: read, weights, budgetMinor: null })).toEqual(wishes);
  });
  it('every fact can be wished for in some way', () => {
    for (const fact of DOSSIER_FACT_KEYS) expect(wantsOf(fact).length).toBeGreaterThan(0);
    expect(wantsOf('priceMinor')[0]).toBe('at_most');
    expect(isWishValue('bedrooms', -1)).toBe(false);
  });
  it('what is unknown of a home counts as nothing, and the score says how much it rests on', () => {
    const wishes = hunterWishes({ ...nothing, wishes: [garden], budgetMinor: 500 });
    expect(matchScore(wishes, { priceMinor: 400 })).toMatchObject({
      score: 5 / 8,
      restsOn: 5 / 8,
      couldBe: 1,
    });
  });
});
