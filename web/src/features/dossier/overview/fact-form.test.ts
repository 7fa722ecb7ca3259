import { describe, expect, it } from 'vitest';
import { factOfForm, factSchema, formOfFact } from './fact-form.ts';

const TODAY = '2026-11-28';

describe('formOfFact() and factOfForm()', () => {
  it('bring back what stood there, said anew today', () => {
    const facts = { floor_area_m2: { value: 92.5, source: 'Aunt May', on: '2026-01-01' } };
    const form = formOfFact('floorAreaM2', facts, TODAY);
    expect(form).toMatchObject({ figure: 92.5, source: 'other', otherSource: 'Aunt May' });
    expect(factOfForm('floorAreaM2', form)).toEqual({ value: 92.5, source: 'Aunt May', on: TODAY });
  });

  it('write yes and no as such, and a fact without a day without one', () => {
    const form = { ...formOfFact('hasGarden', {}, TODAY), word: 'no', on: '' };
    expect(factOfForm('hasGarden', form)).toEqual({ value: false, source: 'typed' });
    expect(formOfFact('hasGarden', { has_garden: { value: true, source: 'agent' } }, TODAY)).toMatchObject({
      word: 'yes',
      source: 'agent',
    });
  });
});

describe('factSchema()', () => {
  it('wants a value of its kind', () => {
    const wrong = (fact: Parameters<typeof factSchema>[0], changes: object) =>
      !factSchema(fact).safeParse({ ...formOfFact(fact, {}, TODAY), ...changes }).success;
    expect([
      wrong('bedrooms', {}),
      wrong('bedrooms', { figure: 2.5 }),
      wrong('bedrooms', { figure: 2 }),
    ]).toEqual([...[true, true, false]]);
    expect([wrong('priceMinor', {}), wrong('priceMinor', { amountMinor: 1 })]).toEqual([true, false]);
    expect([wrong('energyRating', {}), wrong('energyRating', { word: 'C' })]).toEqual([true, false]);
  });
});
