import { describe, expect, it } from 'vitest';
import { LONGEST_PLACE, readPlace, registeredElsewhere } from './read-place.ts';

const read = (typed: string) => {
  const place = readPlace(typed);
  return place && `${place.kind} ${place.name}`;
};

describe('readPlace()', () => {
  it('takes whole and half postcodes, with and without space, in small letters', () => {
    expect(read('SW1A1AA')).toBe('start SW1A 1AA');
    expect(read('sw1a 1aa ')).toBe('start SW1A 1AA');
    expect(read('m11ae')).toBe('start M1 1AE');
    expect(read('sw1a 1')).toBe('start SW1A 1');
    expect(read('sw1a1')).toBe('start SW1A 1');
    expect(read('yo1 7h')).toBe('start YO1 7H');
    expect(read('  sw1a ')).toBe('district SW1A');
    expect(read('sw1')).toBe('district SW1');
    expect(read('ls')).toBe('letters LS');
  });

  it('takes two figures for a district, which they are more often than a sector', () => {
    expect(read('SW11')).toBe('district SW11');
    expect(read('SW1 1')).toBe('start SW1 1');
  });

  it('takes figures for a postcode of another country, and everything else for a town', () => {
    expect(readPlace('97201')).toEqual({ kind: 'district', name: '97201', country: null });
    expect(readPlace('  Bishop’s   Stortford')).toEqual({
      kind: 'town',
      name: 'Bishop’s Stortford',
      country: null,
    });
    expect(read('ＹＯ１ ７ＨＨ')).toBe('start YO1 7HH');
  });

  it('looks for nothing where nothing was typed, and for no more than a place can be long', () => {
    expect(readPlace(' \t ')).toBeNull();
    expect(readPlace('x'.repeat(500))?.name.length).toBe(LONGEST_PLACE);
  });
});

describe('registeredElsewhere()', () => {
  const where = (typed: string) => {
    const place = readPlace(typed);
    return place && registeredElsewhere(place);
  };

  it('knows what Scotland, Northern Ireland and the islands register themselves', () => {
    expect(['eh1 1aa', 'G12', 'BT1 5', 'JE'].map(where)).toEqual([
      'scotland',
      'scotland',
      'northern-ireland',
      'islands',
    ]);
  });

  it('says so of no English postcode, of none that begins alike, and of no town', () => {
    expect(['GL1 1AA', 'TD15', 'EX1', 'Glasgow', '28001'].map(where)).toEqual([null, null, null, null, null]);
  });
});
