import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionCalendar } from './edition-calendar.ts';
import { EDITION_KEYS, EDITIONS } from './editions.ts';

const plain = {
  title: 'Daily UK',
  description: 'Five homes.',
  url: 'https://example.com/daily-challenge/uk',
  host: 'example.com',
};
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

describe('editionCalendar()', () => {
  it.each([
    ['uk', '20260101', 'P1D', 'FREQ=DAILY', 4],
    ['weekly', '20260105', 'P7D', 'FREQ=WEEKLY;BYDAY=MO', 1],
    ['mega', '20260103', 'P2D', 'FREQ=WEEKLY;BYDAY=SA', 6],
  ] as const)(
    'of %s begins on %s, lasts %s and comes again by %s',
    (edition, firstOn, length, rule, weekday) => {
      const lines = linesOf(editionCalendar({ ...plain, edition }));
      expect(lines).toEqual(
        expect.arrayContaining([`DTSTART;VALUE=DATE:${firstOn}`, `DURATION:${length}`, `RRULE:${rule}`]),
      );
      const day = `${firstOn.slice(0, 4)}-${firstOn.slice(4, 6)}-${firstOn.slice(6)}`;
      expect(new Date(day).getUTCDay()).toBe(weekday);
    },
  );

  it('names the event by edition and host, so that no other calendar has it', () => {
    const ids = EDITION_KEYS.map((edition) =>
      linesOf(editionCalendar({ ...plain, edition })).find((line) => line.startsWith('UID:')),
    );
    expect(new Set(ids).size).toBe(Object.keys(EDITIONS).length);
  });

  it('keeps any text within its own line, of 75 bytes at most', () => {
    const names = linesOf(editionCalendar({ ...plain, edition: 'uk' })).map((line) => line.split(/[:;]/)[0]);
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        (title, description) => {
          const calendar = editionCalendar({ ...plain, edition: 'uk', title, description });
          expect(linesOf(calendar).map((line) => line.split(/[:;]/)[0])).toEqual(names);
          const bytes = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length);
          expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('gives the text back as it was', () => {
    const summary = linesOf(editionCalendar({ ...plain, edition: 'uk', title: 'a, b; c \\ d\ne' })).find(
      (line) => line.startsWith('SUMMARY:'),
    );
    expect(summary).toBe('SUMMARY:a\\, b\\; c \\\\ d\\ne');
  });
});
