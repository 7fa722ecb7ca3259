import { describe, expect, it } from 'vitest';
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { unreadable } from '../../supabase/functions/_shared/reader/read-listing-page.ts';
import { COMPARED_FIELDS, isFieldRight, type ExpectedFacts } from './compare-record.ts';

const NOTHING = Object.fromEntries(COMPARED_FIELDS.map((field) => [field, ''])) as ExpectedFacts;

function isAreaRight(stated: string, value: number | null, unit: string | null): boolean | null {
  const record = { ...printRecord(unreadable(null)), area: value, area_unit: unit };
  return isFieldRight('area', { ...NOTHING, area: stated }, record);
}

describe('isFieldRight() holds areas against each other as numbers', () => {
  it.each([
    ['54.70 sqm', 54.7, 'm2', true],
    ['118 sqm', 118, 'm2', true],
    ['1631 sqft (151 sqm)', 1631, 'sqft', true],
    ['142.35 sqm', 142.3, 'm2', false],
    ['1180 sqm', 118, 'm2', false],
    ['118 sqft', 118, 'm2', false],
    ['118 sqm', null, null, false],
    ['', 118, 'm2', null],
  ])('%s and %s %s: %s', (stated, value, unit, isRight) => {
    expect(isAreaRight(stated, value, unit)).toBe(isRight);
  });
});
