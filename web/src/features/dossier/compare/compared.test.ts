import { describe, expect, it } from 'vitest';
import { DOSSIER_FACT_KEYS, type DossierFacts } from '#domain/dossier/match/home-facts.ts';
import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import type { QueryRow } from '#wire/dossier-rows.ts';
import { fakeHome, fakeScene } from '../notes/fake-scene.ts';
import { comparedOf } from './compared.ts';
import { factKeyOf } from './fact-questions.ts';

const home = (id: string, facts: DossierFacts, currency = 'GBP') => fakeHome({ id, facts, currency });
const rest = {
  scene: fakeScene(),
  comparisonId: 'c',
  reload: () => Promise.resolve(),
  mayReadProfile: true,
};
const hunter = (budgetMinor: number) =>
  ({ currency: 'GBP', budgetMinor, wishes: [], weights: {}, areas: [] }) as unknown as HunterRow;
const query = (assetId: string, readyKey: string | null) => ({ assetId, readyKey }) as QueryRow;

describe('comparedOf()', () => {
  const homes = { a: home('a', { priceMinor: 30, bedrooms: 3 }), b: home('b', { priceMinor: 40 }) };

  it('knows what was asked already, of the home that it was asked of', () => {
    const { isAsked } = comparedOf({ homes, hunter: null, queries: [query('b', 'fact.bedrooms')] }, rest);
    expect([isAsked('bedrooms', 'b'), isAsked('bedrooms', 'a'), isAsked('floor', 'b')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('judges by the wishes, and without them where the reader may not know them', () => {
    const read = { homes, hunter: hunter(35), queries: [] };
    expect(comparedOf(read, rest).wishes).toHaveLength(1);
    expect(comparedOf(read, { ...rest, mayReadProfile: false }).wishes).toBeNull();
    expect(comparedOf({ ...read, hunter: null }, rest).wishes).toEqual([]);
  });
  it('amounts of two currencies are no difference that could be judged', () => {
    const abroad = { a: homes.a, b: home('b', { priceMinor: 20, bedrooms: 2 }, 'EUR') };
    const { result } = comparedOf({ homes: abroad, hunter: null, queries: [] }, rest);
    expect(result.parts.map(({ part }) => part)).toEqual(['size']);
  });
});

describe('factKeyOf()', () => {
  it('is a key of its own for each fact, as the database takes it', () => {
    const keys = DOSSIER_FACT_KEYS.map(factKeyOf);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9.-]{1,80}$/);
  });
  it('is that of the ready-made question where there is one', () => {
    expect(factKeyOf('leaseYears')).toBe('leaseYears');
    expect(factKeyOf('energyRating')).toBe('fact.energyRating');
  });
});
