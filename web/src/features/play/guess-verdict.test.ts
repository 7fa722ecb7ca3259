import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { answer } from '#wire/examples/runs.ts';
import type { GuessAnswer } from '#wire/guesses.ts';
import { distanceOf, verdictOf } from './guess-verdict.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const of = (guess: Partial<GuessAnswer['guess']>): GuessAnswer => ({
  ...answer,
  guess: { ...answer.guess, ...guess },
});
/** Of a home that costs 40,000,000. */
const range = (lowMinor: number, highMinor: number, label = 'fair'): GuessAnswer =>
  of({ amountMinor: null, lowMinor, highMinor, label });

describe('distanceOf()', () => {
  it.each([
    ['a guess too high', of({ amountMinor: 45_000_000 }), '13% over'],
    ['a guess too low', of({ amountMinor: 38_000_000 }), '5% under'],
    ['the very price', of({ amountMinor: 40_000_000 }), null],
    [
      'a range that holds the price, whatever its middle',
      range(40_000_000, 90_000_000),
      'price inside your range',
    ],
    ['a range above the price, from its nearest end', range(50_000_000, 90_000_000), '25% over'],
    ['a range below the price', range(20_000_000, 36_000_000), '10% under'],
    ['no guess in time', of({ amountMinor: null }), null],
    ['a home without a price yet', of({ priceMinor: null }), null],
  ])('says of %s how far off it was', (_, given, said) => {
    expect(distanceOf(given)).toBe(said);
  });
});

describe('verdictOf()', () => {
  it('takes a range by the word that its points have', () => {
    expect(verdictOf(range(40_000_000, 90_000_000))).toBe('Fair, price inside your range');
  });
});
