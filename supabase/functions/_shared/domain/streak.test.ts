import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestStreak, streakOf } from './streak.ts';

describe('streakOf()', () => {
  // Marks are newest first: 1 done, 0 missed, f forgiven.
  it.each([
    ['nobody played', '', 0, false, false],
    ['today is open and nothing was done before', '0', 0, false, false],
    ['today alone', '1', 1, true, false],
    ['today is open, yesterday was done', '01', 1, false, false],
    ['today is open and yesterday was missed: the one of seven', '001111', 4, false, true],
    ['yesterday missed, today done', '101111', 5, true, true],
    ['two missed in a row end it', '1001111', 1, true, true],
    ['today open and two missed before', '0001111', 0, false, false],
    ['two missed six days apart end it', '10111110111', 6, true, true],
    ['two missed seven days apart do not', '101111110111', 10, true, true],
    ['a rest that is a week old is used no more', '11111110111', 10, true, false],
    ['a forgiven day neither counts nor misses', '1f1f1', 3, true, false],
    ['nor does a week of them', '1fffffff1', 2, true, false],
    ['a forgiven day does not hide two missed ones', '10f0111', 1, true, true],
  ] as const)('%s', (_, marks, days, isDoneToday, isRestUsed) => {
    expect(streakOf(marks)).toEqual({ days, isDoneToday, isRestUsed });
  });

  it('never has two missed days within any seven, and never more days than were done', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '1', '1', '0', 'f'), { maxLength: 60 }), (all) => {
        const marks = all.join('');
        const { days } = streakOf(marks);
        expect(days).toBeLessThanOrEqual(all.filter((mark) => mark === '1').length);
        // The days that make it up, from the newest on.
        let left = days;
        const part: string[] = [];
        for (const mark of all.slice(all[0] === '1' ? 0 : 1)) {
          if (left === 0) break;
          if (mark === '1') left -= 1;
          part.push(mark);
        }
        for (let from = 0; from < part.length; from += 1)
          expect(part.slice(from, from + 7).filter((mark) => mark === '0').length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('grows by one with each day that is done', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '0', 'f'), { maxLength: 40 }), (all) => {
        const before = streakOf(`0${all.join('')}`).days;
        expect(streakOf(`1${all.join('')}`).days).toBe(before + 1);
      }),
    );
  });
});

describe('longestStreak()', () => {
  it.each([
    ['', 0],
    ['000', 0],
    ['1001111', 4],
    ['1111001', 4],
  ] as const)('of %s is %i', (marks, days) => expect(longestStreak(marks)).toBe(days));
});
