import { describe, expect, it } from 'vitest';
import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import { mergeEdits } from '#kit/edits/merge-edits.ts';
import { formOfHunter, hunterOfForm, refusedIn, wishesOf, wishFields } from './profile-form.ts';

const row: HunterRow = {
  dossierId: 'd',
  currency: 'GBP',
  budgetMinor: 40_000_000,
  depositMinor: 0,
  incomeBand: '',
  rateBp: 475,
  mustHaves: ['A quiet street'],
  dealBreakers: [],
  wishes: [{ fact: 'bedrooms', want: 'at_least', value: 3, isMust: true }],
  weights: { bedrooms: 4 },
  areas: [{ kind: 'postcode', code: 'LS6' }],
  moveByOn: '2027-05-01',
  version: 3,
  updatedAt: '2026-11-28T00:00:00Z',
};

describe('the form of a profile', () => {
  it('says what the row said', () => {
    const { wishes, ...rest } = hunterOfForm(formOfHunter(row, 'EUR'));
    const { dossierId: _, version: __, updatedAt: ___, wishes: ____, ...same } = row;
    expect(rest).toEqual(same);
    expect(wishes).toEqual([{ fact: 'bedrooms', want: 'at_least', value: 3, is_must: true }]);
  });
  it('a new one begins in the money of the dossier', () => {
    expect(formOfHunter(null, 'EUR')).toMatchObject({ currency: 'EUR', budgetMinor: null, areas: [] });
  });
  it('refuses a wish without its value, a rate that is none, and words that are too long', () => {
    const form = formOfHunter(row, 'GBP');
    expect(refusedIn(form)).toEqual([]);
    const wrong = {
      ...form,
      rate: 31,
      mustHaves: ['x'.repeat(121)],
      'wish.floor': JSON.stringify({ want: 'at_least', value: null }),
    };
    expect(refusedIn(wrong)).toEqual(['rate', 'mustHaves', 'wish.floor']);
    expect(wishesOf(wrong).map(({ fact }) => fact)).toEqual(['bedrooms']);
  });
  it('wishes of two people come together, and a clash is about one of them', () => {
    const base = formOfHunter(row, 'GBP');
    const garden = { fact: 'hasGarden', want: 'is', value: true, weight: 5, isMust: false } as const;
    const mine = { ...base, ...wishFields('hasGarden', garden), 'weight.bedrooms': 2 };
    const theirs = {
      ...base,
      ...wishFields('hasPool', { ...garden, fact: 'hasPool' }),
      'weight.bedrooms': 5,
    };
    const merged = mergeEdits(base, mine, theirs);
    expect(merged.clashes.map(({ key }) => key)).toEqual(['weight.bedrooms']);
    expect(wishesOf(merged.fields).map(({ fact }) => fact)).toEqual(['bedrooms', 'hasGarden', 'hasPool']);
  });
});
