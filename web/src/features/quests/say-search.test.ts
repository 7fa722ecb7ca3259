import { beforeAll, expect, test } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { examples } from '#wire/examples.ts';
import { saySearch } from './say-search.ts';

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
