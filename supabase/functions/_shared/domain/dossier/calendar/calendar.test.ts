import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agenda, conflictsOf, type CalendarEntry, type TimedEntry } from './agenda.ts';
import { addDays, daysBetween, isDay, monthGrid } from './calendar-days.ts';
import { isZone, momentOf, wallTime } from './zoned-time.ts';

const timed = (id: string, starts: string, ends: string | null, zone = 'Europe/London'): TimedEntry => ({
  kind: 'timed',
  id,
  title: id,
  startsMs: Date.parse(starts),
  endsMs: ends === null ? null : Date.parse(ends),
  zone,
});

describe('monthGrid()', () => {
  it('has whole weeks around a month', () => {
    const november = monthGrid(2026, 11, 1);
    expect(november[0]?.[0]).toBe('2026-10-26');
    expect(november.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(monthGrid(2026, 11, 0)[0]?.[0]).toBe('2026-11-01');
    expect(monthGrid(2027, 2, 1)).toHaveLength(4);
  });
  it('has each day of every month once, in order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(0 as const, 1 as const),
        (year, month, start) => {
          const days = monthGrid(year, month, start).flat();
          expect(days).toEqual(daysBetween(days[0] ?? '', days.at(-1) ?? ''));
          const own = days.filter((day) =>
            day.startsWith(`${String(year)}-${String(month).padStart(2, '0')}`),
          );
          expect(own).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        },
      ),
      { seed: 4 },
    );
  });
  it('isDay() knows leap years', () => {
    expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('2026-13-01'), isDay('today')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });
});

describe('momentOf() and wallTime()', () => {
  it('agree, in every zone and at every hour but those that are left out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'Europe/London',
          'Europe/Madrid',
          'America/New_York',
          'Asia/Kolkata',
          'Pacific/Auckland',
        ),
        fc.integer({ min: 0, max: 4_000_000 }),
        (zone, quarters) => {
          const wall = wallTime(quarters * 900_000, zone);
          expect(wallTime(momentOf(wall, zone), zone)).toEqual(wall);
        },
      ),
      { numRuns: 1000, seed: 8 },
    );
  });
  it('an hour that is left out comes as much later, an hour that is there twice is the first', () => {
    const spring = momentOf({ day: '2026-03-29', time: '01:30' }, 'Europe/London');
    expect(new Date(spring).toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(wallTime(spring, 'Europe/London').time).toBe('02:30');
    const autumn = momentOf({ day: '2026-10-25', time: '01:30' }, 'Europe/London');
    expect(new Date(autumn).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
  it('isZone() knows what is none', () => {
    expect([isZone('Europe/Madrid'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false]);
  });
});

describe('agenda()', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  it('puts a viewing abroad at its own hour and day, and says the reader’s', () => {
    const viewing = timed('viewing', '2026-11-10T06:30:00Z', '2026-11-10T07:30:00Z', 'America/Los_Angeles');
    expect(agenda([viewing], days, 'Europe/London')).toEqual([
      {
        day: '2026-11-09',
        lines: [
          { entry: viewing, starts: '22:30', ends: '23:30', here: { day: '2026-11-10', time: '06:30' } },
        ],
      },
    ]);
  });
  it('leaves whole days and tasks where they are, whoever reads them', () => {
    const entries: CalendarEntry[] = [
      { kind: 'due', id: 't', title: 'Survey', dueOn: '2026-11-10', isDone: false },
      { kind: 'days', id: 'd', title: 'Trip', startsOn: '2026-11-10', endsOn: '2026-11-11' },
    ];
    const seen = (zone: string) =>
      agenda(entries, days, zone).map(({ day, lines }) => [day, ...lines.map(({ entry }) => entry.id)]);
    expect(seen('Pacific/Auckland')).toEqual([
      ['2026-11-10', 'd', 't'],
      ['2026-11-11', 'd'],
    ]);
    expect(seen('America/Los_Angeles')).toEqual(seen('Pacific/Auckland'));
  });
  it('shows what lasts over midnight on both days, and what ends at midnight on one', () => {
    const night = timed('night', '2026-11-10T22:00:00Z', '2026-11-11T01:00:00Z');
    const evening = timed('evening', '2026-11-10T22:00:00Z', '2026-11-11T00:00:00Z');
    const seen = agenda([night, evening], days, 'Europe/London');
    expect(seen.map(({ lines }) => lines.map(({ entry, starts, ends }) => [entry.id, starts, ends]))).toEqual(
      [
        [
          ['evening', '22:00', '00:00'],
          ['night', '22:00', null],
        ],
        [['night', null, '01:00']],
      ],
    );
  });
});

describe('conflictsOf()', () => {
  it('finds appointments that meet, in whatever zones, and none that only touch', () => {
    const a = timed('a', '2026-11-10T10:00:00Z', '2026-11-10T11:00:00Z');
    const b = timed('b', '2026-11-10T10:30:00Z', null, 'Europe/Madrid');
    const c = timed('c', '2026-11-10T11:30:00Z', '2026-11-10T12:00:00Z');
    const trip: CalendarEntry = {
      kind: 'days',
      id: 'd',
      title: 'd',
      startsOn: '2026-11-10',
      endsOn: '2026-11-10',
    };
    expect(conflictsOf([c, b, a, trip]).map((pair) => pair.map(({ id }) => id))).toEqual([['a', 'b']]);
  });
});
