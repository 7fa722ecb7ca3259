import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOSSIER_FACT_KEYS, type DossierFacts } from './home-facts.ts';
import { judgeWish, matchScore, type Wish } from './match-score.ts';

const wish = (part: Partial<Wish>): Wish => ({
  fact: 'bedrooms',
  want: 'at_least',
  value: 3,
  weight: 3,
  isMust: false,
  ...part,
});

describe('judgeWish()', () => {
  it.each([
    [{}, 3, 'met'],
    [{}, 2, 'partly'],
    [{}, 1, 'missed'],
    [{ isMust: true }, 2, 'missed'],
    [{}, null, 'unknown'],
    [{ fact: 'priceMinor', want: 'at_most', value: 40_000_000 }, 42_000_000, 'partly'],
    [{ fact: 'priceMinor', want: 'at_most', value: 40_000_000 }, 42_000_001, 'missed'],
    [{ fact: 'energyRating', value: 'C' }, 'B', 'met'],
    [{ fact: 'energyRating', value: 'C' }, 'D', 'partly'],
    [{ fact: 'energyRating', value: 'C' }, 'E', 'missed'],
    [{ fact: 'energyRating', value: 'C' }, 'exempt', 'unknown'],
    [{ fact: 'hasGarden', want: 'is', value: true }, false, 'missed'],
    [{ fact: 'hasPool', want: 'is', value: false }, false, 'met'],
    [{ fact: 'homeKind', want: 'one_of', value: ['house', 'cottage'] }, 'cottage', 'met'],
    [{ fact: 'homeKind', want: 'one_of', value: ['house', 'cottage'] }, 'flat', 'missed'],
  ] as const)('%o of %s is %s', (part, value, verdict) => {
    expect(judgeWish(wish(part), value)).toBe(verdict);
  });
});

describe('matchScore()', () => {
  const wishes = [
    wish({ weight: 4 }),
    wish({ fact: 'hasGarden', want: 'is', value: true, weight: 2 }),
    wish({ fact: 'hasParking', want: 'is', value: true, weight: 2, isMust: true }),
    wish({ fact: 'hasPool', want: 'is', value: true, weight: 0, isMust: true }),
  ];
  it('says what is met, what could be, and how much it rests on', () => {
    const match = matchScore(wishes, { bedrooms: 2, hasGarden: true });
    expect(match).toMatchObject({ score: 0.5, couldBe: 0.75, restsOn: 0.75, dealBreakers: [] });
    expect(match?.wishes.map(({ verdict }) => verdict)).toEqual(['partly', 'met', 'unknown']);
  });
  it('names must-haves that are missing, never those that are unknown', () => {
    expect(matchScore(wishes, { hasParking: false })?.dealBreakers).toEqual(['hasParking']);
    expect(matchScore(wishes, {})?.dealBreakers).toEqual([]);
    expect(matchScore(wishes, {})).toMatchObject({ score: 0, couldBe: 1, restsOn: 0 });
  });
  it('is nothing without wishes', () => {
    expect(matchScore([], { bedrooms: 3 })).toBeNull();
    expect(matchScore([wish({ weight: 0 })], { bedrooms: 3 })).toBeNull();
  });
  it('never counts an unknown fact as met: to forget a fact never raises the score', () => {
    const facts = fc.record({
      bedrooms: fc.option(fc.integer({ min: 0, max: 9 })),
      hasGarden: fc.option(fc.boolean()),
      hasParking: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...DOSSIER_FACT_KEYS), (home: DossierFacts, forgotten) => {
        const before = matchScore(wishes, home);
        const after = matchScore(wishes, { ...home, [forgotten]: null });
        if (!before || !after) throw new Error('no score');
        expect(after.score).toBeLessThanOrEqual(before.score);
        expect(after.couldBe).toBeGreaterThanOrEqual(before.couldBe);
        expect(after.restsOn).toBeLessThanOrEqual(before.restsOn);
        expect(before.score).toBeLessThanOrEqual(before.couldBe);
      }),
      { seed: 5 },
    );
  });
});
