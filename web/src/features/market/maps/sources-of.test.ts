import { expect, it } from 'vitest';
import type { Market } from './queries.ts';
import { sourcesInSight } from './sources-of.ts';

const source = (name: string, isSample: boolean) => ({
  source: name,
  licence: 'A licence.',
  isSample,
  firstOn: '2020-01-01',
  lastOn: '2025-01-01',
  readAt: '2026-01-01T00:00:00Z',
});
const samples = source('Samples', true);
const britain: Market = {
  country: 'GB',
  currency: 'GBP',
  west: -5,
  south: 50,
  east: 2,
  north: 55,
  sources: [source('Register of Britain', false), samples],
  samples: [{ code: 'YO24', name: 'York', west: -1.1, south: 53.9, east: -1, north: 54 }],
};
const spain: Market = {
  country: 'ES',
  currency: 'EUR',
  west: -4,
  south: 36,
  east: -3,
  north: 37,
  sources: [samples],
  samples: [{ code: '29780', name: 'Nerja', west: -4, south: 36, east: -3, north: 37 }],
};
const seen = (...bounds: readonly [number, number, number, number]) => {
  const { sources, samples: invented } = sourcesInSight([britain, spain], bounds);
  return [sources.map((one) => one.source), invented.map(({ code }) => code)];
};

it('names the sources of what is in sight, and the samples that are', () => {
  expect(seen(-5, 50, 2, 53)).toEqual([['Register of Britain'], []]);
  expect(seen(-5, 50, 2, 55)).toEqual([['Register of Britain', 'Samples'], ['YO24']]);
  expect(seen(-5, 35, 2, 40)).toEqual([['Samples'], ['29780']]);
});
it('names all where no sale is in sight', () => {
  expect(seen(100, 0, 101, 1)).toEqual([['Register of Britain', 'Samples'], []]);
});
