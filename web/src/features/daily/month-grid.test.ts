import { describe, expect, it } from 'vitest';
import { monthGrid, shiftMonth, weekdayNames } from './month-grid.ts';

describe('monthGrid()', () => {
  it.each([
    ['2026-11-01', 6, 30],
    ['2026-02-01', 6, 28],
    ['2028-02-01', 1, 29],
    ['2026-06-01', 0, 30],
    ['2026-12-01', 1, 31],
  ] as const)('of %s has %i blanks and %i days', (month, blanks, count) => {
    const grid = monthGrid(month);
    expect([grid.blanks, grid.days.length, grid.days[0]]).toEqual([blanks, count, month]);
  });
});

it('shiftMonth() goes over the ends of years', () => {
  expect([shiftMonth('2026-12-01', 1), shiftMonth('2026-01-01', -1)]).toEqual(['2027-01-01', '2025-12-01']);
});

it('weekdayNames() begin with Monday', () => {
  expect(weekdayNames()).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
});
