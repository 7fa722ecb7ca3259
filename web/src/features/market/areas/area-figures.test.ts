import { describe, expect, it } from 'vitest';
import type { Area, AreaLevel } from '#wire/areas.ts';
import { areasCalls } from '#wire/examples/areas.ts';
import {
  changeOf,
  currencyOf,
  kindsOf,
  latestOf,
  LEVEL_STEPS,
  priceOfOneLike,
  shareRated,
  stepOfLevel,
  yearsOf,
} from './area-figures.ts';

const example: Area = areasCalls.area_cluster;
const level = (part: Partial<AreaLevel>): AreaLevel => ({
  kind: 'all',
  beginsOn: '2025-01-01',
  currency: 'GBP',
  sales: 10,
  lowerMinor: 10_000_000,
  medianMinor: 20_000_000,
  upperMinor: 30_000_000,
  measured: 10,
  perM2Minor: 300_000,
  ...part,
});
const area: Area = {
  ...example,
  latest: level({}),
  before: level({ medianMinor: 16_000_000 }),
  levels: {
    month: [],
    year: [
      level({ beginsOn: '2021-01-01' }),
      level({ beginsOn: '2024-01-01', medianMinor: null }),
      level({ beginsOn: '2023-01-01', currency: 'EUR' }),
      level({ beginsOn: '2022-01-01', kind: 'flat' }),
    ],
    latest: [
      level({}),
      level({ kind: 'flat', sales: 3, perM2Minor: null }),
      level({ kind: 'terraced', sales: 7 }),
      level({ kind: 'detached', sales: 9, currency: 'EUR' }),
    ],
    before: [],
  },
};

describe('stepOfLevel()', () => {
  it('is the same for a price wherever it is, and not known where the price is not', () => {
    expect(stepOfLevel(null)).toBeNull();
    expect(stepOfLevel(14_999_999)).toBe(0);
    expect(stepOfLevel(15_000_000)).toBe(1);
    expect(stepOfLevel(1_000_000_000)).toBe(LEVEL_STEPS.length);
  });
});

describe('changeOf()', () => {
  it('compares the latest twelve months with those before, where both are known', () => {
    expect(changeOf(area)).toBeCloseTo(0.25);
    expect(changeOf({ ...area, before: level({ medianMinor: null }) })).toBeNull();
    expect(changeOf({ ...area, latest: null })).toBeNull();
  });
});

describe('kindsOf() and latestOf()', () => {
  it('have the kinds of one currency, the most sold first', () => {
    expect(currencyOf(area)).toBe('GBP');
    expect(kindsOf(area).map(({ kind }) => kind)).toEqual(['terraced', 'flat']);
    expect(latestOf(area, 'detached')).toBeNull();
    expect(latestOf(area, 'flat')?.sales).toBe(3);
  });
});

describe('yearsOf()', () => {
  it('leaves no year out between the first and the last', () => {
    expect(yearsOf(area, 'all').map(({ year, level: one }) => [year, one?.medianMinor])).toEqual([
      [2021, 20_000_000],
      [2022, undefined],
      [2023, undefined],
      [2024, null],
    ]);
    expect(yearsOf(area, 'other')).toEqual([]);
  });
});

describe('priceOfOneLike()', () => {
  it('knows a size where the price of a square metre is known', () => {
    expect(priceOfOneLike(area, 'terraced', 80).bySizeMinor).toBe(24_000_000);
    expect(priceOfOneLike(area, 'flat', 80)).toMatchObject({ bySizeMinor: null, level: { sales: 3 } });
    expect(priceOfOneLike(area, 'other', 80)).toEqual({ level: null, bySizeMinor: null });
  });
});

describe('shareRated()', () => {
  it('adds up ratings, and says nothing of none', () => {
    const energy = {
      certificates: 10,
      ratings: [
        { rating: 'B', certificates: 2 },
        { rating: 'D', certificates: 8 },
      ],
    };
    expect(shareRated({ energy }, 'ABC')).toBeCloseTo(0.2);
    expect(shareRated({ energy: { certificates: 0, ratings: [] } }, 'ABC')).toBeNull();
  });
});
