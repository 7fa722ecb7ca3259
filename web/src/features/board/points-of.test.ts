import { describe, expect, it } from 'vitest';
import { examplePriceMinor, pointsOf, USUAL } from './points-of.ts';

const price = 40_000_000;

describe('pointsOf()', () => {
  it('is what the game gives', () => {
    expect(pointsOf(USUAL, price, 0, 0)).toBe(1000);
    expect(pointsOf(USUAL, price, 100, 0)).toBe(pointsOf(USUAL, price, -50, 0));
    expect(pointsOf({ formula: 'percent_error', options: [] }, price, 10, 0)).toBe(900);
    expect(pointsOf({ formula: 'absolute_error', options: [] }, price, 10, 0)).toBe(920);
  });

  it('counts what a game adds', () => {
    const plain = pointsOf(USUAL, price, -10, 0);
    expect(pointsOf({ ...USUAL, options: ['band-bonuses'] }, price, -10, 0)).toBe(plain + 50);
    expect(pointsOf({ ...USUAL, options: ['streaks'] }, price, -10, 3)).toBe(plain + 75);
    expect(pointsOf({ ...USUAL, options: ['penalties'] }, price, -10, 0)).toBe(plain);
    expect(pointsOf({ ...USUAL, options: ['penalties'] }, price, 10, 0)).toBeLessThan(
      pointsOf(USUAL, price, 10, 0),
    );
  });
});

it('examplePriceMinor() has the size that homes have in a currency', () => {
  expect(examplePriceMinor('GBP')).toBe(40_000_000);
  expect(examplePriceMinor('JPY')).toBe(40_000_000);
});
