import { describe, expect, it } from 'vitest';
import type { Area } from '#wire/areas.ts';
import { areasCalls } from '#wire/examples/areas.ts';
import {
  areaToFields,
  codesOf,
  cornersOf,
  fieldsToArea,
  placesOf,
  wrongAreaFields,
  type AreaFields,
} from './area-fields.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const empty = areaToFields(null, 'GB');
const example: Area = areasCalls.area_cluster;

describe('codesOf()', () => {
  it('takes lines and commas apart, and leaves the space of a postcode', () => {
    expect(codesOf('yo1 7hh, YO24;bs1\n\nyo1  7hh')).toEqual(['YO1 7HH', 'YO24', 'BS1']);
    expect(codesOf(' , ')).toEqual([]);
  });
});

describe('cornersOf() and placesOf()', () => {
  it('take a line each, in the ways of writing a position', () => {
    const corners = cornersOf('53.9, -1.1\n53.95 -1.05\n\n53.9;-1\nnowhere');
    expect(corners).toEqual(['53.9 -1.1', '53.95 -1.05', '53.9 -1', 'nowhere']);
    expect(placesOf(corners)).toEqual([
      { latitude: 53.9, longitude: -1.1 },
      { latitude: 53.95, longitude: -1.05 },
      { latitude: 53.9, longitude: -1 },
    ]);
  });
});

describe('fieldsToArea()', () => {
  const drawn: AreaFields = {
    ...empty,
    name: ' Old town ',
    way: 'polygon',
    codes: 'YO1',
    corners: ['53.9 -1.1', '53.95 -1.05', '53.9 -1'],
  };

  it('sends the way that is chosen, and nothing of the other', () => {
    expect(fieldsToArea(drawn, ID, 0)).toEqual({
      id: ID,
      version: 0,
      name: 'Old town',
      description: '',
      countryCode: 'GB',
      polygon: [
        [-1.1, 53.9],
        [-1.05, 53.95],
        [-1, 53.9],
      ],
    });
    expect(fieldsToArea({ ...drawn, way: 'codes' }, ID, 3)).toMatchObject({ version: 3, codes: ['YO1'] });
    expect(fieldsToArea({ ...drawn, way: 'codes' }, ID, 3)).not.toHaveProperty('polygon');
  });

  it('is what the form is made from again', () => {
    const ring: [number, number][] = [
      [-1.1, 53.9],
      [-1.05, 53.95],
      [-1, 53.9],
      [-1.1, 53.9],
    ];
    const again = areaToFields({ ...example, polygon: ring, codes: [] }, 'ES');
    expect(again.corners).toEqual(drawn.corners);
    expect(again.country).toBe(example.countryCode);
  });
});

describe('wrongAreaFields()', () => {
  it('names what is missing for the way that is chosen', () => {
    expect(wrongAreaFields(empty)).toEqual(['name', 'codes']);
    expect(wrongAreaFields({ ...empty, name: 'A', way: 'polygon', corners: ['1 1', '2 2'] })).toEqual([
      'corners',
    ]);
    expect(wrongAreaFields({ ...empty, name: 'A', codes: 'YO1' })).toEqual([]);
  });
});
