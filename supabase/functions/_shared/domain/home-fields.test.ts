import { expect, test } from 'vitest';
import { clampHomeFeatures, clampHomeText, fitHomeNumber, HOME_FIELDS } from './home-fields.ts';

test('HOME_FIELDS names every column once', () => {
  const columns = Object.values(HOME_FIELDS).map(({ table, column }) => `${table}.${column}`);
  expect(columns).toEqual([...new Set(columns)]);
});

test('clampHomeText() keeps what fits and cuts what does not', () => {
  const { most } = HOME_FIELDS.tenure;
  expect(clampHomeText('tenure', null)).toBeNull();
  expect(clampHomeText('tenure', 'x'.repeat(most))).toHaveLength(most);
  expect(clampHomeText('tenure', 'x'.repeat(most + 1))).toHaveLength(most);
});

test('clampHomeText() never halves a sign of two units', () => {
  const { most } = HOME_FIELDS.postcode;
  expect(clampHomeText('postcode', 'x'.repeat(most - 1) + '🏠')).toBe('x'.repeat(most - 1));
  expect(clampHomeText('postcode', 'x'.repeat(most - 2) + '🏠')).toHaveLength(most);
});

test('clampHomeFeatures() keeps as many as a home may have, none of them empty', () => {
  const { most, mostTexts } = HOME_FIELDS.features;
  expect(clampHomeFeatures([' Garden ', ' ', ''])).toEqual(['Garden']);
  expect(clampHomeFeatures(Array.from({ length: mostTexts + 1 }, () => 'x'.repeat(most + 1)))).toEqual(
    Array.from({ length: mostTexts }, () => 'x'.repeat(most)),
  );
});

test('fitHomeNumber() takes what a home can have, and nothing else', () => {
  expect(fitHomeNumber('bedrooms', 3)).toBe(3);
  expect(fitHomeNumber('bathrooms', 2.5)).toBe(2.5);
  for (const none of [null, -1, 2.5, 1000, Number.NaN, Number.POSITIVE_INFINITY])
    expect(fitHomeNumber('bedrooms', none)).toBeNull();
  expect(fitHomeNumber('floorAreaM2', 0)).toBeNull();
  expect(fitHomeNumber('plotAreaM2', HOME_FIELDS.plotAreaM2.most)).toBe(HOME_FIELDS.plotAreaM2.most);
});
