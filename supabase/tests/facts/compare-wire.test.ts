import { expect, test } from 'vitest';
import { z } from 'zod';
import { compareArguments } from './compare-wire.ts';

const takes = z.object({
  gameSlug: z.string(),
  after: z.uuid().nullish(),
  kind: z.enum(['a', 'b']).optional(),
  hosts: z.array(z.string()),
  homes: z.array(z.object({ id: z.string() })),
  isDone: z.boolean(),
});
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const argument = (name: string, type: string, hasDefault = false) => ({ name, type, hasDefault });
const CATALOGUE = [
  argument('game_slug', 'text'),
  argument('after', 'uuid', true),
  argument('kind', 'text', true),
  argument('hosts', 'text[]'),
  argument('homes', 'jsonb'),
  argument('is_done', 'boolean', true),
];

/** The catalogue with one argument another. */
const changed = (name: string, to: ReturnType<typeof argument> | null) =>
  CATALOGUE.flatMap((one) => (one.name === name ? (to ?? []) : [one]));

test('compareArguments() has nothing to say where table and database agree', () => {
  expect(compareArguments(takes, CATALOGUE, snake)).toEqual([]);
});

test.each([
  ['an argument that SQL lacks', changed('kind', null), 'SQL has no kind'],
  ['one that the table lacks', [...CATALOGUE, argument('brand', 'text', true)], 'the table has no brand'],
  [
    'a default that is gone',
    changed('after', argument('after', 'uuid')),
    'after may be left out, but has no default',
  ],
  [
    'a text for a number',
    changed('game_slug', argument('game_slug', 'integer')),
    'game_slug is text, but integer in SQL',
  ],
  ['a list for a text', changed('hosts', argument('hosts', 'text')), 'hosts is list, but text in SQL'],
  [
    'a truth for JSON',
    changed('is_done', argument('is_done', 'jsonb')),
    'is_done is truth, but jsonb in SQL',
  ],
])('compareArguments() notices %s', (_, catalogue, fault) => {
  expect(compareArguments(takes, catalogue, snake)).toEqual([fault]);
});
