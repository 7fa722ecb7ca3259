import { beforeAll, expect, test } from 'vitest';
import { readWishes } from '#domain/dossier/match/wishes-in-words.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { saySearch, sayWish } from './say-search.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const query = { ...examples.search_query, place: 'York', types: ['apartment'], leastBedrooms: 2 };

test('saySearch() says all that narrows a search', () => {
  expect(saySearch({ ...query, leastMinor: 20_000_000, mostMinor: 30_000_000 })).toBe(
    'York, United Kingdom · Apartment · 2 bedrooms or more · £200,000 – £300,000',
  );
  expect(saySearch({ ...query, place: '', types: [], leastBedrooms: null, mostMinor: 30_000_000 })).toBe(
    'United Kingdom · Any kind · up to £300,000',
  );
  expect(saySearch({ ...query, leastMinor: 20_000_000, mostMinor: null })).toContain('from £200,000');
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
