import { describe, expect, it } from 'vitest';
import { hunterAreas, judgeAreas, tidyPostcode, type HunterArea } from './hunter-areas.ts';

const at = (postcode: string, latitude: number | null = null, longitude: number | null = null) => ({
  ...{ postcode, latitude, longitude },
});
const code = (text: string): HunterArea => ({ kind: 'postcode', code: text });
const square: HunterArea = {
  kind: 'ring',
  name: 'North',
  corners: [
    { latitude: 0, longitude: 0 },
    { latitude: 0, longitude: 2 },
    { latitude: 2, longitude: 2 },
    { latitude: 2, longitude: 0 },
  ],
};

describe('judgeAreas()', () => {
  it.each([
    ['LS6', 'LS6 2AB', 'met'],
    ['LS6', 'ls6 2ab', 'met'],
    ['LS6', 'LS60 1AB', 'missed'],
    ['LS', 'LS60 1AB', 'met'],
    ['L', 'LS6 2AB', 'missed'],
    ['LS6 2', 'LS6 2AB', 'met'],
    ['LS6 2', 'LS6 3AB', 'missed'],
    ['SW1', 'SW1A 1AA', 'met'],
    ['981', '98103', 'met'],
    ['03', '03730', 'met'],
    ['LS6', '', 'unknown'],
  ])('%s and a home in %s: %s', (area, postcode, verdict) => {
    expect(judgeAreas([code(area)], at(postcode))).toBe(verdict);
  });
  it('knows what lies within corners', () => {
    expect(judgeAreas([square], at('', 1, 1))).toBe('met');
    expect(judgeAreas([square], at('', 1, 3))).toBe('missed');
    expect(judgeAreas([square], at('LS6 2AB'))).toBe('unknown');
  });
  it('one area is enough, and one that cannot be judged leaves it open', () => {
    expect(judgeAreas([square, code('LS6')], at('LS6 2AB'))).toBe('met');
    expect(judgeAreas([square, code('YO1')], at('LS6 2AB'))).toBe('unknown');
    expect(judgeAreas([], at('LS6 2AB'))).toBe('unknown');
  });
});

describe('hunterAreas()', () => {
  it('reads what is an area', () => {
    expect(hunterAreas([square, { kind: 'postcode', code: ' ls6  2ab ' }])).toEqual([
      square,
      code('LS6 2AB'),
    ]);
  });
  it.each([[null], [{ kind: 'postcode', code: '?' }], [{ kind: 'ring', corners: [] }], [{ kind: 'circle' }]])(
    '%j is none',
    (stored) => expect(hunterAreas([stored])).toEqual([]),
  );
  it('a name of a town is no postcode', () => {
    expect(tidyPostcode('Leeds')).toBeNull();
    expect(tidyPostcode('ls')).toBe('LS');
  });
});
