import { expect, test } from 'vitest';
import { camelCase } from './camel-case.ts';
import { snakeCase, snakeNames } from './snake-case.ts';

const WIRE = { gameSlug: 'a', homes: [{ floorAreaM2: 1, q1Ratio: null, features: ['An_apple'] }] };
const DATABASE = { game_slug: 'a', homes: [{ floor_area_m2: 1, q1_ratio: null, features: ['An_apple'] }] };

test('snakeCase() turns names all the way down and leaves texts alone', () => {
  expect(snakeCase(WIRE)).toEqual(DATABASE);
});

test('camelCase() turns them back', () => {
  expect(camelCase(DATABASE)).toEqual(WIRE);
});

test('both leave the content of verbatim fields as it is', () => {
  expect(snakeCase({ brandColors: { accentColor: '#1' } }, ['brandColors'])).toEqual({
    brand_colors: { accentColor: '#1' },
  });
  expect(camelCase({ host_rules: { 'a_b.example': { rule_kind: 1 } } }, ['hostRules'])).toEqual({
    hostRules: { 'a_b.example': { rule_kind: 1 } },
  });
});

test('snakeNames() turns the names of arguments only', () => {
  expect(snakeNames({ baseVersion: 1, document: { isWanted: true } })).toEqual({
    base_version: 1,
    document: { isWanted: true },
  });
});
