import { describe, expect, it } from 'vitest';
import { kindsOfYear, levelOf, yearPlot } from './district-facts.ts';

const row = (year: number, medianMinor: number | null, part: object = {}) => ({
  beginsOn: `${String(year)}-01-01`,
  type: null,
  count: 10,
  medianMinor,
  lowerMinor: medianMinor && medianMinor - 10,
  upperMinor: medianMinor && medianMinor + 10,
  leastMinor: null,
  mostMinor: null,
  ...part,
});

describe('levelOf()', () => {
  const rows = [row(2019, 200), row(2020, null), row(2024, 260), row(2025, 999)];
  it('is of the last whole year, and compared with five years before', () => {
    const { last, before, change } = levelOf(rows, '2025-11-01');
    expect([last?.medianMinor, before?.medianMinor]).toEqual([260, 200]);
    expect(change).toBeCloseTo(0.3);
  });
  it('is of the last year of all where the whole ones had too few', () => {
    const few = [row(2023, null), row(2024, null), row(2025, 210)];
    expect(levelOf(few, '2025-11-01').last?.medianMinor).toBe(210);
  });
  it('compares with nothing where nothing is known', () => {
    expect(levelOf(rows.slice(2), '2025-11-01').change).toBeNull();
    expect(levelOf([], null)).toEqual({ last: null, before: null, change: null });
  });
});

it('yearPlot() leaves years without sales empty, and tells how many each stands on', () => {
  const plot = yearPlot([row(2019, 200), row(2021, 220, { count: 7 })], 'Median', true);
  expect(plot).toMatchObject({
    places: ['2019', '2020', '2021'],
    incomplete: 1,
    counts: [10, 0, 7],
    series: [{ values: [200, null, 220], band: [[190, 210], null, [210, 230]] }],
  });
  expect(yearPlot([], 'Median', false)).toMatchObject({ places: [] });
});

it('kindsOfYear() puts the most sold first', () => {
  const rows = [row(2024, 1, { type: 'flat', count: 3 }), row(2024, 2, { type: 'terraced' }), row(2023, 3)];
  expect(kindsOfYear(rows, 2024).map(({ type }) => type)).toEqual(['terraced', 'flat']);
});
