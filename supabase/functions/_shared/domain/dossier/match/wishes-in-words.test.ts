import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes-in-words.ts';

const short = (text: string) =>
  readWishes(text).wishes.map(({ fact, want, value }) => [fact, want, value] as const);

describe('readWishes()', () => {
  it('reads a sentence as people write it', () => {
    expect(short('3 bed semi with a garden under £350k, EPC C, no pool')).toEqual([
      ['bedrooms', 'at_least', 3],
      ['homeKind', 'one_of', ['semi-detached']],
      ['priceMinor', 'at_most', 35_000_000],
      ['hasGarden', 'is', true],
      ['energyRating', 'at_least', 'C'],
      ['hasPool', 'is', false],
    ]);
  });
  it('reads Spanish', () => {
    expect(short('piso de tres dormitorios con ascensor y terraza, hasta 250.000 €, sin piscina')).toEqual([
      ['bedrooms', 'at_least', 3],
      ['homeKind', 'one_of', ['flat', 'apartment', 'maisonette', 'condo']],
      ['hasLift', 'is', true],
      ['hasBalcony', 'is', true],
      ['priceMinor', 'at_most', 25_000_000],
      ['hasPool', 'is', false],
    ]);
  });
  it('takes no terraced house for a terrace', () => {
    expect(short('end-of-terrace')).toEqual([['homeKind', 'one_of', ['end-of-terrace']]]);
    expect(short('a terrace house')).toEqual([['homeKind', 'one_of', ['terraced', 'end-of-terrace']]]);
    expect(short('a roof terrace')).toEqual([['hasBalcony', 'is', true]]);
  });
  it('knows musts from extras', () => {
    const { wishes } = readWishes('must have parking, ideally a balcony, 2 bathrooms');
    expect(wishes.map(({ fact, weight, isMust }) => [fact, weight, isMust])).toEqual([
      ['hasParking', 5, true],
      ['hasBalcony', 1, false],
      ['bathrooms', 3, false],
    ]);
  });
  it.each([
    ['up to 1.2m', 120_000_000],
    ['budget of $450,000', 45_000_000],
    ['max 300k', 30_000_000],
    ['menos de 180 mil', 18_000_000],
  ])('%s is a price', (text, minor) => {
    expect(short(text)).toEqual([['priceMinor', 'at_most', minor]]);
  });
  it('takes no minutes and no distances for prices', () => {
    expect(readWishes('under 10 minutes to the station')).toEqual({
      wishes: [],
      notRead: ['under 10 minutes to the station'],
    });
  });
  it('reads sizes in feet, leases, and what is said with "no" without denying', () => {
    expect(short('at least 1000 sq ft')).toEqual([['floorAreaM2', 'at_least', 93]]);
    expect(short('lease of over 100 years')).toEqual([['leaseYears', 'at_least', 100]]);
    expect(short('energy rating of at least B')).toEqual([['energyRating', 'at_least', 'B']]);
    expect(short('no chain')).toEqual([['isChainFree', 'is', true]]);
    expect(short('not a flat')).toEqual([]);
  });
  it('makes no wish of what does not matter, and knows words that begin with an accent', () => {
    expect(readWishes("don't need a garden, no garage needed, no hace falta piscina")).toEqual({
      wishes: [],
      notRead: [],
    });
    expect(short('ático')).toEqual([['homeKind', 'one_of', ['penthouse']]]);
    expect(short('carpet')).toEqual([]);
  });
  it('says back what no rule reads', () => {
    expect(readWishes('a house, close to my mother, quiet').notRead).toEqual(['close to my mother', 'quiet']);
    expect(readWishes('')).toEqual({ wishes: [], notRead: [] });
  });
  it('the last word on a fact holds', () => {
    expect(short('2 bedrooms, 3 bedrooms')).toEqual([['bedrooms', 'at_least', 3]]);
  });
});
