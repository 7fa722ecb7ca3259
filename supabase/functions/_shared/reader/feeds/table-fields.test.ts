import { expect, test } from 'vitest';
import { plainName, TABLE_FIELD_NAMES, TABLE_FIELDS } from './table-fields.ts';

test('TABLE_FIELDS holds each name once, as plainName() gives it', () => {
  const names = TABLE_FIELD_NAMES.flatMap((field): readonly string[] => TABLE_FIELDS[field]);
  expect(names.map(plainName)).toEqual(names);
  expect([...new Set(names)]).toEqual(names);
});
