import { describe, expect, it } from 'vitest';
import { PAR_FROM, parOf } from './par.ts';

const none = { guesses: 0, points: 0 };
const many = (points: number) => ({ guesses: PAR_FROM, points });

describe('parOf()', () => {
  it('is the middle of a home that enough have guessed, whatever its game is like', () => {
    expect(parOf(many(640), many(200), many(300), 1000)).toBe(640);
    expect(parOf({ guesses: 5000, points: 640 }, none, none, 1000)).toBe(640);
  });
  it('is the mean of the game where nobody has guessed the home', () => {
    expect(parOf(none, many(200), many(300), 1000)).toBe(200);
  });
  it('is the mean of all games in a game that nobody has played', () => {
    expect(parOf(none, none, many(300), 1000)).toBe(300);
  });
  it.each([
    [1000, 500],
    [100, 50],
  ])('of an installation without a guess is half of %i points', (roundMax, par) => {
    expect(parOf(none, none, none, roundMax)).toBe(par);
  });
  it('leans on the game the less, the more have guessed the home', () => {
    const pars = [0, 10, 15, 29, 30, 31].map((guesses) =>
      parOf({ guesses, points: 900 }, many(300), none, 1000),
    );
    expect(pars).toEqual([300, 500, 600, 880, 900, 900]);
  });
});
