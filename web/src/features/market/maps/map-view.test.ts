import { describe, expect, it } from 'vitest';
import { boxOfView, isNear, readSightFilters, readView, roundBox, sayView, viewOfBox } from './map-view.ts';

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
