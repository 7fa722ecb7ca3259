import { beforeEach, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { areaIn, chooseAreaUnit, readAreaUnit, sayArea, squareMetres } from './area-unit.ts';

beforeEach(() => {
  localStorage.clear();
  speakLocale('en-GB', readTexts('en'));
});

describe('readAreaUnit()', () => {
  it('is that of the language until somebody chooses', () => {
    expect(readAreaUnit()).toBe('m2');
    speakLocale('en-US', readTexts('en'));
    expect(readAreaUnit()).toBe('sqft');
    chooseAreaUnit('m2');
    expect(readAreaUnit()).toBe('m2');
  });
});

describe('areaIn()', () => {
  it('gives every whole number of square feet back as it was typed', () => {
    const drifted = Array.from({ length: 20_000 }, (_, place) => place + 1).filter(
      (feet) => areaIn(squareMetres(feet, 'sqft'), 'sqft') !== feet,
    );
    expect(drifted).toEqual([]);
  });
  it('shows what was stated in the unit as it was stated', () => {
    expect(areaIn(111.5, 'sqft', { value: 1_200.4, unit: 'sqft' })).toBe(1_200.4);
    expect(areaIn(111.5, 'm2', { value: 1_200, unit: 'sqft' })).toBe(111.5);
    expect(areaIn(4_046.9, 'sqft', { value: 1, unit: 'acre' })).toBe(43_560);
  });
});

it('sayArea() names the unit', () => {
  expect(sayArea(111.48, 'sqft')).toBe('1,200 sq ft');
  expect(sayArea(111.48, 'm2')).toBe('111 m²');
});
