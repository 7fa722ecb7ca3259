import { describe, expect, it } from 'vitest';
import { askedOf, countryOfCodes, readDrawing, sayRing } from './drawing.ts';
import { readCodes } from './tidy-code.ts';

const corners = [
  { latitude: 53.96, longitude: -1.1 },
  { latitude: 53.96, longitude: -1.05 },
  { latitude: 53.94, longitude: -1.05 },
];

it('readDrawing() reads what sayRing() says', () => {
  expect(readDrawing(sayRing(corners), '')).toEqual({ ring: corners, codes: [] });
});

it('readDrawing() leaves out what is no place and what is no code', () => {
  expect(readDrawing('91,0;1,2;x', 'cv11 4,CV11  4,<b>,,cv1')).toEqual({
    ring: [{ latitude: 1, longitude: 2 }],
    codes: ['CV11 4', 'CV1'],
  });
});

describe('askedOf()', () => {
  it('asks nothing of two corners', () => {
    expect(askedOf({ ring: corners.slice(1), codes: [] }, 'GB')).toBeNull();
  });
  it('asks for what is written down before what is drawn', () => {
    expect(askedOf({ ring: corners, codes: ['CV1'] }, 'GB')).toEqual({
      country: 'GB',
      codes: ['CV1'],
      ring: [],
    });
    expect(askedOf({ ring: corners, codes: [] }, 'GB')?.ring[0]).toEqual([-1.1, 53.96]);
  });
});

it('readCodes() takes lines and commas', () => {
  expect(readCodes('cv11 4ab\ncv1, yo1 0;')).toEqual(['CV11 4AB', 'CV1', 'YO1 0']);
});

it('countryOfCodes() asks about a British postcode in Britain, wherever the map looks', () => {
  const known = ['US', 'GB', 'ES'];
  expect(countryOfCodes(['CV11'], 'US', known)).toBe('GB');
  expect(countryOfCodes(['98103'], 'US', known)).toBe('US');
  expect(countryOfCodes(['29780'], 'ES', known)).toBe('ES');
  expect(countryOfCodes(['98103'], 'GB', known)).toBe('US');
  expect(countryOfCodes(['98103'], 'GB', ['GB'])).toBe('GB');
  expect(countryOfCodes([], 'ES', known)).toBe('ES');
});
