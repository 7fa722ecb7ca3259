import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionCalendar } from './edition-calendar.ts';
import { EDITION_KEYS, EDITIONS } from './editions.ts';

const plain = {
  title: 'Daily UK',
  description: 'Five homes.',
  url: 'https://example.com/daily-challenge/uk',
  host: 'example.com',
  days: [
    { on: '2026-11-23', number: 'no. 12' },
    { on: '2026-11-24', number: 'no. 13' },
    { on: '2026-11-25', number: null },
  ],
};
const linesOf = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');
const valuesOf = (calendar: string, name: string) =>
  linesOf(calendar).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

describe('editionCalendar()', () => {
  it('has an event for each challenge, on whole days, with its number where it is known', () => {
    const calendar = editionCalendar({ ...plain, edition: 'uk' });
    expect(valuesOf(calendar, 'SUMMARY')).toEqual(['Daily UK no. 12', 'Daily UK no. 13', 'Daily UK']);
    expect(valuesOf(calendar, 'DTSTART;VALUE=DATE')).toEqual(['20261123', '20261124', '20261125']);
    expect(valuesOf(calendar, 'URL')).toEqual([plain.url, plain.url, plain.url]);
  });

  it.each([
    ['uk', 'P1D'],
    ['weekly', 'P7D'],
    ['mega', 'P2D'],
  ] as const)('of %s has events that last %s', (edition, length) => {
    expect(new Set(valuesOf(editionCalendar({ ...plain, edition }), 'DURATION'))).toEqual(new Set([length]));
  });

  it('names each event by edition, day and host, the same each time, so that no other calendar has it', () => {
    const ids = EDITION_KEYS.flatMap((edition) => valuesOf(editionCalendar({ ...plain, edition }), 'UID'));
    expect(new Set(ids).size).toBe(Object.keys(EDITIONS).length * plain.days.length);
    expect(editionCalendar({ ...plain, edition: 'uk' })).toBe(editionCalendar({ ...plain, edition: 'uk' }));
  });

  // Texts that broke out of their lines in calendars of others: through names, addresses, ids and numbers.
  const HOSTILE = [
    '\r\nATTENDEE:mailto:eve@example.com',
    '\nEND:VEVENT',
    '\rX:1',
    ';VALUE=X',
    ',a',
    '\\',
    '\u2028Y:1',
    '\u0085Z:1',
  ];
  it.each(HOSTILE)('keeps %j within its own line, wherever it stands', (hostile) => {
    const names = linesOf(editionCalendar({ ...plain, edition: 'uk' })).map((line) => line.split(/[:;]/)[0]);
    const day = { on: `2026-11-23${hostile}`, number: `no. 12${hostile}` };
    for (const field of ['title', 'description', 'url', 'host'] as const) {
      const calendar = editionCalendar({ ...plain, edition: 'uk', [field]: plain[field] + hostile });
      expect(
        linesOf(calendar).map((line) => line.split(/[:;]/)[0]),
        field,
      ).toEqual(names);
    }
    const calendar = editionCalendar({ ...plain, edition: 'uk', days: [day, ...plain.days.slice(1)] });
    expect(linesOf(calendar).map((line) => line.split(/[:;]/)[0])).toEqual(names);
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
      { numRuns: 250 },
    );
  });

  it('gives the text back as it was', () => {
    const [summary] = valuesOf(
      editionCalendar({ ...plain, edition: 'uk', title: 'a, b; c \\ d\ne' }),
      'SUMMARY',
    );
    expect(summary).toBe('a\\, b\\; c \\\\ d\\ne no. 12');
  });
});
