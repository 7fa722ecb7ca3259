import { describe, expect, it } from 'vitest';
import { buyerMeasure, LEAST_FOR_MEASURE, priceBandOf, type MeasuredGuess } from './buyer-bias.ts';
import { firstOffer } from './first-offer.ts';

const home = { area: 'LS6', kind: 'flat', priceBand: 3 };
const guesses = (count: number, miss: number, traits: Partial<MeasuredGuess> = {}): MeasuredGuess[] =>
  Array.from({ length: count }, (_, place) => ({
    area: 'YO1',
    kind: 'house',
    priceBand: 5,
    // as much above as below
    miss: miss + (place % 2 === 0 ? 0.1 : -0.1),
    ...traits,
  }));

describe('buyerMeasure()', () => {
  it('is not told under twenty guesses, but how many are missing', () => {
    expect(buyerMeasure(guesses(19, 0.1), home)).toEqual({ missing: 1 });
    expect(buyerMeasure([], home)).toEqual({ missing: LEAST_FOR_MEASURE });
    expect(buyerMeasure(guesses(20, 0.1), home)).toMatchObject({ n: 20, traits: [] });
  });
  it('takes the nearest group with enough guesses', () => {
    const flats = guesses(10, 0.2, { kind: 'flat' });
    expect(buyerMeasure([...guesses(30, 0), ...flats], home)).toMatchObject({ traits: ['kind'], n: 10 });
    expect(buyerMeasure([...guesses(30, 0), ...flats.slice(1)], home)).toMatchObject({ traits: [], n: 39 });
    const near = guesses(12, 0.2, home);
    expect(buyerMeasure([...guesses(30, 0), ...near], home)).toMatchObject({
      traits: ['area', 'kind', 'priceBand'],
    });
  });
  it('leans on the overall figure: a small group says less than it would alone', () => {
    const measure = buyerMeasure([...guesses(90, 0), ...guesses(10, 0.2, { kind: 'flat' })], home);
    if ('missing' in measure) throw new Error('too few');
    expect(measure.share).toBeGreaterThan(0.05);
    expect(measure.share).toBeLessThan(Math.exp(0.2) - 1);
    expect(measure.low).toBeLessThan(measure.share);
    expect(measure.high).toBeGreaterThan(measure.share);
    expect(measure.spread).toBeCloseTo(0.1, 1);
  });
  it('what is unknown of a home is like nothing', () => {
    const unknown = guesses(30, 0.1, { area: null });
    expect(buyerMeasure(unknown, { ...home, area: null })).toMatchObject({ traits: [] });
  });
  it('has bands of price that everything falls in', () => {
    expect([0, 99_999, 100_000, 2_499_999, 2_500_000, 9e9].map(priceBandOf)).toEqual([0, 0, 1, 9, 10, 10]);
  });
});

describe('firstOffer()', () => {
  const measure = { share: 0.25, spread: 0.1 };
  const valuation = { lowMinor: 36_000_000, middleMinor: 40_000_000, highMinor: 44_444_444 };
  it('takes the buyer’s own bias off their guess', () => {
    const offer = firstOffer({ guessMinor: 50_000_000, measure, valuation: null, askingMinor: null });
    expect(offer?.corrected.middleMinor).toBe(40_000_000);
    expect(offer).toMatchObject({ ownWeight: 1, note: 'asks_unknown', toMinor: 40_000_000 });
    expect(offer?.together).toEqual(offer?.corrected);
  });
  it('together with a valuation is surer than either', () => {
    const offer = firstOffer({ guessMinor: 50_000_000, measure, valuation, askingMinor: 42_000_000 });
    if (!offer) throw new Error('no offer');
    expect(offer.together.middleMinor).toBeCloseTo(40_000_000, -3);
    expect(offer.together.lowMinor).toBeGreaterThan(offer.corrected.lowMinor);
    expect(offer.together.lowMinor).toBeGreaterThan(valuation.lowMinor);
    expect(offer.ownWeight).toBeCloseTo(0.4, 1);
    expect(offer.note).toBe('asks_within');
  });
  it('is never above what is asked', () => {
    const offer = firstOffer({ guessMinor: 50_000_000, measure, valuation, askingMinor: 30_000_000 });
    expect(offer).toMatchObject({ fromMinor: 30_000_000, toMinor: 30_000_000, note: 'asks_less' });
    expect(firstOffer({ guessMinor: 50_000_000, measure, valuation, askingMinor: 90_000_000 })?.note).toBe(
      'asks_more',
    );
  });
  it('is nothing without a guess, and goes without a valuation that is none', () => {
    expect(firstOffer({ guessMinor: 0, measure, valuation, askingMinor: null })).toBeNull();
    const broken = { lowMinor: 0, middleMinor: 0, highMinor: 0 };
    expect(firstOffer({ guessMinor: 1000, measure, valuation: broken, askingMinor: null })?.ownWeight).toBe(
      1,
    );
  });
});
