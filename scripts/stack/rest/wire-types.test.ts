import { expect, test } from 'vitest';
import { isoTimestamp, WIRE_TYPES } from './wire-types.ts';

test.each([
  ['2026-01-02 03:04:05.6+00', '2026-01-02T03:04:05.6+00:00'],
  ['2026-01-02 03:04:05+05:30', '2026-01-02T03:04:05+05:30'],
  ['2026-01-02 03:04:05', '2026-01-02T03:04:05'],
  ['infinity', 'infinity'],
])('isoTimestamp() writes %s as %s', (text, iso) => {
  expect(isoTimestamp(text)).toBe(iso);
});

test('WIRE_TYPES numeric is a number, except for what JSON cannot hold', () => {
  expect(WIRE_TYPES.numeric.parse('1.50')).toBe(1.5);
  expect(WIRE_TYPES.numeric.parse('NaN')).toBe('NaN');
});

test.each([
  ['{"a":1}', '{"a":1}'],
  ['[1]', '[1]'],
  ['[no json', '"[no json"'],
  ['words', '"words"'],
  [{ a: 1 }, '{"a":1}'],
])('WIRE_TYPES jsonb writes %j as %s', (value, text) => {
  expect(WIRE_TYPES.jsonb.serialize(value)).toBe(text);
});
