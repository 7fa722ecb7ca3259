import { describe, expect, it } from 'vitest';
import { addDays, editionDayAt, editionDayOn, editionNumber } from './edition-days.ts';
import { DAILY_EDITIONS, EDITION_KEYS, EDITIONS, suggestEdition } from './editions.ts';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);

describe('editionDayAt()', () => {
  it.each([
    // The clocks of London go forward on 29 March 2026 and back on 25 October.
    ['uk', '2026-03-28T23:59:59Z', '2026-03-28', 24],
    ['uk', '2026-03-29T00:00:00Z', '2026-03-29', 23],
    ['uk', '2026-03-29T22:59:59Z', '2026-03-29', 23],
    ['uk', '2026-03-29T23:00:00Z', '2026-03-30', 24],
    ['uk', '2026-10-24T23:00:00Z', '2026-10-25', 25],
    ['uk', '2026-10-25T23:59:59Z', '2026-10-25', 25],
    ['uk', '2026-10-26T00:00:00Z', '2026-10-26', 24],
    // Those of New York on 8 March and 1 November.
    ['us', '2026-03-08T04:59:59Z', '2026-03-07', 24],
    ['us', '2026-03-08T05:00:00Z', '2026-03-08', 23],
    ['us', '2026-03-09T03:59:59Z', '2026-03-08', 23],
    ['us', '2026-11-01T04:00:00Z', '2026-11-01', 25],
    ['us', '2026-11-02T04:59:59Z', '2026-11-01', 25],
    ['world', '2026-03-29T00:00:00Z', '2026-03-29', 24],
    ['weekly', '2026-11-23T00:00:00Z', '2026-11-23', 168],
    ['weekly', '2026-11-22T23:59:59Z', '2026-11-16', 168],
    ['mega', '2026-11-21T00:00:00Z', '2026-11-21', 48],
    ['mega', '2026-11-22T23:59:59Z', '2026-11-21', 48],
    ['mega', '2026-11-27T12:00:00Z', '2026-11-21', 48],
  ] as const)('of %s at %s is %s, with %i hours', (key, moment, on, hours) => {
    const day = editionDayAt(EDITIONS[key], at(moment));
    expect([day.on, (day.closesAt - day.opensAt) / HOUR]).toEqual([on, hours]);
  });

  it.each(DAILY_EDITIONS)(
    'of %s has one challenge for each of ten years of days, none missing and none twice',
    (key) => {
      const edition = EDITIONS[key];
      let { on, opensAt } = editionDayOn(edition, '2026-01-01');
      const seen = new Set<string>();
      for (let number = 1; number <= 3653; number += 1) {
        const day = editionDayOn(edition, on);
        expect(day.opensAt).toBe(opensAt);
        expect(editionNumber(edition, '2026-01-01', on)).toBe(number);
        // The first and the last millisecond are its own, those around it are its neighbours'.
        expect(editionDayAt(edition, day.opensAt)).toEqual(day);
        expect(editionDayAt(edition, day.closesAt - 1)).toEqual(day);
        expect(editionDayAt(edition, day.opensAt - 1).on).toBe(addDays(on, -1));
        expect([23, 24, 25]).toContain((day.closesAt - day.opensAt) / HOUR);
        expect(day.nextOpensAt).toBe(day.closesAt);
        seen.add(on);
        opensAt = day.closesAt;
        on = addDays(on, 1);
      }
      expect(seen.size).toBe(3653);
      expect(on).toBe('2036-01-02');
    },
  );

  it.each(DAILY_EDITIONS)(
    'of %s goes forward by a day at most in the hours of 800 days',
    (key) => {
      const edition = EDITIONS[key];
      const begin = at('2026-01-01T00:00:00Z');
      let last = editionDayAt(edition, begin);
      let days = 1;
      for (let hour = 1; hour < 800 * 24; hour += 1) {
        const now = begin + hour * HOUR;
        const day = editionDayAt(edition, now);
        expect(day.opensAt <= now && now < day.closesAt).toBe(true);
        if (day.on === last.on) continue;
        expect(day.on).toBe(addDays(last.on, 1));
        days += 1;
        last = day;
      }
      expect(days).toBe(key === 'world' ? 800 : key === 'uk' ? 800 : 801);
    },
    60_000,
  );

  it('of the weekly ones has one challenge for each of 520 weeks', () => {
    for (const key of ['weekly', 'mega'] as const) {
      const edition = EDITIONS[key];
      let { on } = editionDayAt(edition, at('2026-01-10T12:00:00Z'));
      for (let week = 0; week < 520; week += 1) {
        const day = editionDayOn(edition, on);
        expect(editionDayAt(edition, day.nextOpensAt - 1).on).toBe(on);
        on = editionDayAt(edition, day.nextOpensAt).on;
        expect(on).toBe(addDays(day.on, 7));
      }
    }
  });
});

describe('suggestEdition()', () => {
  it.each([
    ['Europe/London', 'es', 'uk'],
    ['America/Chicago', 'en-GB', 'us'],
    ['America/Indiana/Knox', 'en-US', 'us'],
    ['Europe/Madrid', 'en-GB', 'world'],
    ['America/Toronto', 'en-US', 'world'],
    ['', 'en-US', 'us'],
    ['', 'en-GB', 'uk'],
    ['UTC', 'es', 'world'],
  ] as const)('in %s, reading %s, is %s', (zone, locale, edition) => {
    expect(suggestEdition(zone, locale)).toBe(edition);
  });
});

it('every edition has a zone that this machine knows', () => {
  for (const key of EDITION_KEYS)
    expect(() => new Intl.DateTimeFormat('en', { timeZone: EDITIONS[key].timeZone })).not.toThrow();
});
