import { describe, expect, it } from 'vitest';
import { changeOf, levelAt, readAreaQuery, sortAreas } from './area-filters.ts';

describe('readAreaQuery()', () => {
  it('reads what is chosen and forgets what is none', () => {
    expect(readAreaQuery(new URLSearchParams('show=change&by=sector&year=2020&since=2021&type=x'))).toEqual({
      show: 'change',
      level: 'sector',
      year: 2020,
      since: null,
      type: '',
    });
    expect(readAreaQuery(new URLSearchParams('year=20&since=2010')).since).toBe(2010);
  });
});

it('levelAt() takes the choice, else what can be told apart', () => {
  expect([levelAt('auto', 5), levelAt('auto', 11), levelAt('district', 11)]).toEqual([
    'district',
    'sector',
    'district',
  ]);
});

it('changeOf() is a share, and not known where a side is not', () => {
  expect(changeOf({ medianMinor: 110, beforeMinor: 100 })).toBeCloseTo(0.1);
  expect(changeOf({ medianMinor: 110, beforeMinor: null })).toBeNull();
  expect(changeOf({ medianMinor: null, beforeMinor: 100 })).toBeNull();
});

describe('sortAreas()', () => {
  const areas = [
    { code: 'CV10', sales: 4, medianMinor: null, beforeMinor: 100 },
    { code: 'CV2', sales: 9, medianMinor: 300, beforeMinor: 400 },
    { code: 'CV1', sales: 7, medianMinor: 200, beforeMinor: 100 },
  ];
  const order = (sort: Parameters<typeof sortAreas>[1]) => sortAreas(areas, sort).map(({ code }) => code);
  it('counts figures as figures', () => expect(order('code')).toEqual(['CV1', 'CV2', 'CV10']));
  it('puts what is not known last, whichever way it goes', () => {
    expect(order('dearest')).toEqual(['CV2', 'CV1', 'CV10']);
    expect(order('cheapest')).toEqual(['CV1', 'CV2', 'CV10']);
    expect(order('rose')).toEqual(['CV1', 'CV2', 'CV10']);
    expect(order('fell')).toEqual(['CV2', 'CV1', 'CV10']);
    expect(order('sales')).toEqual(['CV2', 'CV1', 'CV10']);
  });
});
