import { describe, expect, it } from 'vitest';
import { boxOfCell, cellsOfOneCurrency, countOf, sortCells, wayBetween, type Cell } from './cells.ts';
import { moneyTone, PRICE_STEPS, toneOf } from './tones.ts';

const cell = (part: Partial<Cell>): Cell => ({
  x: 0,
  y: 0,
  z: 9,
  currency: 'GBP',
  count: 5,
  few: false,
  medianMinor: null,
  lowerMinor: null,
  upperMinor: null,
  ...part,
});

it('boxOfCell() is the tile of the web’s maps', () => {
  expect(boxOfCell({ x: 0, y: 0, z: 0 }).map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual([
    -180, -85.051, 180, 85.051,
  ]);
  expect(boxOfCell({ x: 1, y: 0, z: 1 })[0]).toBe(0);
});

it('wayBetween() says how far, and where', () => {
  expect(wayBetween({ latitude: 54, longitude: -1 }, { latitude: 54.01, longitude: -1 })).toEqual({
    metres: expect.closeTo(1113, 0) as number,
    direction: 'n',
  });
  expect(wayBetween({ latitude: 54, longitude: -1 }, { latitude: 53.99, longitude: -1.017 }).direction).toBe(
    'sw',
  );
  expect(wayBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: -0.01 }).direction).toBe('w');
});

describe('sortCells()', () => {
  const view = { latitude: 0, longitude: -180, zoom: 5 };
  const [small, dear, cheap] = [
    cell({ x: 1, count: 3 }),
    cell({ x: 2, count: 6, medianMinor: 900 }),
    cell({ x: 3, count: 9, medianMinor: 100 }),
  ];
  const order = (sort: Parameters<typeof sortCells>[1]) =>
    sortCells([small, dear, cheap], sort, view).map(({ x }) => x);
  it('puts what has no price behind what has one', () => {
    expect(order('dearest')).toEqual([2, 3, 1]);
    expect(order('cheapest')).toEqual([3, 2, 1]);
  });
  it('counts, and measures the way from the middle', () => {
    expect(order('sales')).toEqual([3, 2, 1]);
    expect(order('nearest')).toEqual([1, 2, 3]);
  });
});

it('cellsOfOneCurrency() takes the money of most sales and says how many cells it left', () => {
  const cells = [cell({ currency: 'EUR', count: 50 }), cell({}), cell({ x: 1, count: 60 })];
  expect(cellsOfOneCurrency(cells)).toEqual({ currency: 'GBP', shown: cells.slice(1), others: 1 });
  expect(cellsOfOneCurrency([])).toEqual({ currency: null, shown: [], others: 0 });
});

describe('toneOf()', () => {
  it('rises with each step that is reached', () => {
    expect([99_999, 100_000, 700_000].map((value) => toneOf(PRICE_STEPS, value))).toEqual([0, 1, 6]);
  });
  it('knows nothing of what is not known', () => {
    expect(toneOf(PRICE_STEPS, null)).toBeNull();
  });
  it('reads minor units', () => {
    expect(moneyTone(PRICE_STEPS, 20_000_000, 'GBP')).toBe(3);
  });
});

it('countOf() leaves out cells that say only that they have few', () => {
  expect(countOf([cell({ count: 7 }), cell({ count: 4, few: true }), cell({ count: 5 })])).toBe(12);
});
