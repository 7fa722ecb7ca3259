import { describe, expect, it } from 'vitest';
import {
  boxOfView,
  cellZoom,
  isNear,
  meet,
  readSightFilters,
  readView,
  ringOf,
  roundBox,
  sayView,
  viewOfBox,
} from './map-view.ts';

const query = (text: string) => new URLSearchParams(text);

describe('readView()', () => {
  it('reads what sayView() says, to some metres', () => {
    const view = { latitude: 53.95832, longitude: -1.08, zoom: 12.34 };
    expect(readView(query(`at=${sayView(view)}`))).toEqual({
      latitude: 53.9583,
      longitude: -1.08,
      zoom: 12.3,
    });
  });
  it('reads no place that is none', () => {
    for (const at of ['', '1,2', '91,0,5', '0,181,5', '0,0,19', '0,0,x', '1e9,0,5', '0,0,5,6'])
      expect(readView(query(`at=${at}`))).toBeNull();
  });
  it('says no minus zero', () => {
    expect(sayView({ latitude: -0.00001, longitude: 0, zoom: 5 })).toBe('0,0,5');
  });
});

describe('readSightFilters()', () => {
  it('swaps years that cross, and forgets words that are none', () => {
    expect(readSightFilters(query('from=2020&to=2010&type=castle'))).toEqual({
      type: '',
      fromYear: 2010,
      toYear: 2020,
    });
    expect(readSightFilters(query('from=12&type=flat'))).toEqual({
      type: 'flat',
      fromYear: null,
      toYear: null,
    });
  });
});

describe('viewOfBox()', () => {
  it('sees all of the box, and little more', () => {
    const box = [-1.2, 53.9, -1, 54] as const;
    const seen = boxOfView(viewOfBox(box, 800, 500), 800, 500);
    expect(seen[0]).toBeLessThanOrEqual(box[0]);
    expect(seen[1]).toBeLessThanOrEqual(box[1]);
    expect(seen[2]).toBeGreaterThanOrEqual(box[2]);
    expect(seen[3]).toBeGreaterThanOrEqual(box[3]);
    expect(Math.min((seen[2] - seen[0]) / 0.2, (seen[3] - seen[1]) / 0.1)).toBeLessThan(1.1);
  });
  it('comes no nearer than a street to a box that is a point', () => {
    expect(viewOfBox([1, 50, 1, 50], 800, 500)).toEqual({ latitude: 50, longitude: 1, zoom: 16 });
  });
});

it('isNear() of a few streets and no more', () => {
  const near = boxOfView({ latitude: 53.96, longitude: -1.08, zoom: 15 }, 860, 600);
  expect(isNear(near)).toBe(true);
  expect(isNear(boxOfView({ latitude: 53.96, longitude: -1.08, zoom: 12 }, 860, 600))).toBe(false);
});

it('roundBox() asks the same of boxes that are almost the same', () => {
  expect(roundBox([-1.100001, 53.9, -1.02, 54])).toEqual(roundBox([-1.100002, 53.900001, -1.02, 54]));
});

describe('cellZoom()', () => {
  const sizeOf = (zoom: number) => (512 * 2 ** zoom) / 2 ** (cellZoom(zoom) + 4);
  it('asks for cells of sixteen to thirty-two pixels', () => {
    for (const zoom of [0, 0.99, 3, 5.7, 9.99, 11]) {
      expect(sizeOf(zoom), String(zoom)).toBeGreaterThanOrEqual(16);
      expect(sizeOf(zoom), String(zoom)).toBeLessThan(32);
    }
    expect(sizeOf(6)).toBe(16);
  });
});

describe('ringOf()', () => {
  const square = (size: number, west: number): [number, number][] => [
    [west, 0],
    [west + size, 0],
    [west + size, size],
    [west, size],
    [west, 0],
  ];
  it('is the outside of the largest part, each corner once', () => {
    expect(ringOf([[square(1, 0)], [square(2, 5), square(1, 5.5)]])).toEqual([
      { longitude: 5, latitude: 0 },
      { longitude: 7, latitude: 0 },
      { longitude: 7, latitude: 2 },
      { longitude: 5, latitude: 2 },
    ]);
  });
  it('is none where no ground is known', () => {
    expect(ringOf([])).toEqual([]);
  });
});

describe('meet()', () => {
  it('tells whether boxes share ground', () => {
    expect(meet([0, 0, 2, 2], [1, 1, 3, 3])).toBe(true);
    expect(meet([0, 0, 2, 2], [2, 2, 3, 3])).toBe(true);
    expect(meet([0, 0, 2, 2], [2.1, 0, 3, 2])).toBe(false);
    expect(meet([0, 0, 2, 2], [0, 2.1, 2, 3])).toBe(false);
  });
});
