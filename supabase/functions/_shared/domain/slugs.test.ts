import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isClientReportSlug, refuseSlug, RESERVED_SLUGS, slugOf } from './slugs.ts';

const ROUTES = new URL('../../../../../shared/spec/routes.json', import.meta.url);

test.skipIf(!existsSync(ROUTES))(
  'RESERVED_SLUGS holds the name of every page that stands where a slug could stand',
  () => {
    const { content } = JSON.parse(readFileSync(ROUTES, 'utf8')) as {
      content: { play: string[]; 'create-game': string[] };
    };
    for (const name of [...content.play, ...content['create-game']]) expect(RESERVED_SLUGS).toContain(name);
  },
);

test.each([
  ['abc', null],
  ['house-prices-game', null],
  ['a'.repeat(60), null],
  ['ab', 'too_short'],
  ['a'.repeat(61), 'too_long'],
  ['Abc', 'wrong_characters'],
  ['a--b', 'wrong_characters'],
  ['-abc', 'wrong_characters'],
  ['abc-', 'wrong_characters'],
  ['ab c', 'wrong_characters'],
  ['now', 'reserved'],
  ['getting-started', 'reserved'],
])('refuseSlug() %s: %s', (slug, refusal) => {
  expect(refuseSlug(slug)).toBe(refusal);
});

test.each([
  ['Casas de Málaga, 2024!', 'casas-de-malaga-2024'],
  ['  Bed & Breakfast ', 'bed-and-breakfast'],
  ['…', ''],
])('slugOf() %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('slugOf() cuts without leaving a hyphen behind', () => {
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

test('isClientReportSlug() needs something after arizona-', () => {
  expect(['arizona-villas', 'arizona-', 'arizona', 'my-arizona-x'].map(isClientReportSlug)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
