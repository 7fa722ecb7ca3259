import { beforeAll, expect, test } from 'vitest';
import { readTexts } from '#locales/read-texts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { sayQuery } from './say-query.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const query = {
  ...{ id: '1', name: 'Near York', countryCode: 'GB', place: 'York', types: ['apartment'], leastBedrooms: 2 },
  ...{ currency: 'GBP', leastMinor: 20000000, mostMinor: 30000000, sourceId: 'a', version: 1, updatedAt: '' },
};
const sources = [{ id: 'a', name: 'North', brand: 'Star' }];

test('sayQuery() says all that narrows a query', () => {
  expect(sayQuery(query, sources)).toBe(
    'York, United Kingdom · Apartment · 2 bedrooms or more · £200,000 – £300,000 · Star: North',
  );
});

test('sayQuery() says what is open as well', () => {
  const open = { ...query, place: '', types: [], leastBedrooms: null, sourceId: null };
  expect(sayQuery({ ...open, leastMinor: null }, sources)).toBe(
    'United Kingdom · Any kind · up to £300,000 · Every feed',
  );
  expect(sayQuery({ ...open, mostMinor: null }, sources)).toBe(
    'United Kingdom · Any kind · from £200,000 · Every feed',
  );
});
