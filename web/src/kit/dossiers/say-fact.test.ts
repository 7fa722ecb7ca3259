import { beforeAll, expect, test } from 'vitest';
import { readWishes } from '#domain/dossier/match/wishes-in-words.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { sayFact, sayWish } from './say-fact.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

test('sayFact() says each kind of value as people do, and what is none as it came', () => {
  expect(sayFact('priceMinor', 30_000_000, 'GBP')).toBe('£300,000');
  expect(sayFact('hasGarden', false, 'GBP')).toBe('No');
  expect(sayFact('homeKind', 'end-of-terrace', 'GBP')).toBe('End-of-terrace house');
  expect(sayFact('floorAreaM2', 1200, 'GBP')).toBe('1,200 m²');
  expect(sayFact('yearBuilt', 1930, 'GBP')).toBe('1930');
  expect(sayFact('bedrooms', 'many', 'GBP')).toBe('many');
  expect(sayFact('bedrooms', null, 'GBP')).toBe('Not known');
});

test('sayWish() says back what was understood', () => {
  const { wishes } = readWishes('3 bed house with a garden under £350k, no pool, EPC C, 80 m2');
  expect(wishes.map((wish) => sayWish(wish, 'GBP'))).toEqual(
    expect.arrayContaining([
      'Bedrooms: at least 3',
      'Garden',
      'Price: at most £350,000',
      'Not: Pool',
      'Energy rating: at least C',
      'Floor area: at least 80 m²',
    ]),
  );
});
