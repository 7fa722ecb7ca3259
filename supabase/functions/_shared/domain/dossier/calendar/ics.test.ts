import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './agenda.ts';
import { durationMs } from './ics-lines.ts';
import { MOST_ICS_EVENTS, MOST_ICS_LENGTH, readIcs } from './read-ics.ts';
import { writeIcs, type PublishedEntry } from './write-ics.ts';

const published = (entry: CalendarEntry, part: Partial<PublishedEntry> = {}): PublishedEntry => ({
  entry,
  version: 3,
  changedMs: Date.parse('2026-11-01T08:00:00Z'),
  isCancelled: false,
  place: null,
  note: null,
  ...part,
});
const viewing: CalendarEntry = {
  kind: 'timed',
  id: 'e1',
  title: 'Viewing; 12 Elm Row, Leeds',
  startsMs: Date.parse('2026-11-10T14:00:00Z'),
  endsMs: Date.parse('2026-11-10T15:00:00Z'),
  zone: 'Europe/London',
};
const task: CalendarEntry = { kind: 'due', id: 't1', title: 'Survey', dueOn: '2026-02-28', isDone: false };
const file = (...entries: PublishedEntry[]) =>
  writeIcs({ title: 'Our dossier', host: 'example.org', url: 'https://example.org/d/1', entries });
/** What another library reads of a file. */
const readElsewhere = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

/** Words without the spaces around and between them, which readers keep or drop. */
const plainly = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

describe('writeIcs()', () => {
  it('is read by a library that did not write it', () => {
    const [first, second] = readElsewhere(
      file(published(viewing, { place: '12 Elm Row', note: 'Bring\nthe list' }), published(task)),
    );
    expect(first).toMatchObject({
      uid: 'e1@example.org',
      summary: 'Viewing; 12 Elm Row, Leeds',
      location: '12 Elm Row',
      description: 'Bring\nthe list',
      sequence: 3,
    });
    expect(first?.startDate.toJSDate().toISOString()).toBe('2026-11-10T14:00:00.000Z');
    expect(first?.endDate.toJSDate().toISOString()).toBe('2026-11-10T15:00:00.000Z');
    expect(second?.startDate.isDate).toBe(true);
    expect([second?.startDate.toString(), second?.endDate.toString()]).toEqual(['2026-02-28', '2026-03-01']);
  });
  it('says what was called off', () => {
    expect(file(published(viewing, { isCancelled: true }))).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(file(published(viewing))).not.toContain('CANCELLED');
  });
  it('no text breaks out of its line: 1,000 hostile ones, in every place that takes a text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\u2029',
        '\u0085',
        '\u000b',
        '\0',
        '\t',
        '\\',
        '\\n',
        ';',
        ',',
      ),
      fc.constantFrom('END:VEVENT', 'BEGIN:VALARM', 'ATTACH:http://evil.example/', ' X', '"', ':', '🏠', 'é'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const plain = file(published({ ...viewing, title: 'x' }, { place: 'x', note: 'x' }));
    const names = (ics: string) =>
      ics
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n')
        .map((line) => line.split(/[:;]/)[0]);
    fc.assert(
      fc.property(text, (hostile) => {
        const ics = writeIcs({
          title: hostile,
          host: hostile,
          url: hostile,
          entries: [
            published({ ...viewing, id: hostile, title: hostile }, { place: hostile, note: hostile }),
          ],
        });
        expect(names(ics)).toEqual(names(plain));
        const lines = ics.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        expect(lines.some((line) => /[\r\n\u2028\u2029\u0085]/.test(line))).toBe(false);
        // Both read one appointment, and the same words in it.
        const elsewhere = readElsewhere(ics).map((event) => [
          ...[plainly(event.summary), plainly(event.location)],
          event.startDate.toJSDate().getTime(),
        ]);
        const here = readIcs(ics, 'Europe/London').events.map(({ title, place, span }) => [
          ...[plainly(title), plainly(place)],
          span.kind === 'timed' ? span.startsMs : null,
        ]);
        expect(here).toEqual(elsewhere);
        expect(here).toHaveLength(1);
      }),
      { numRuns: 1000, seed: 21 },
    );
  });
});

describe('readIcs()', () => {
  const wrap = (...lines: string[]) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const spanOf = (...lines: string[]) => readIcs(wrap(...lines), 'Europe/London').events[0]?.span;
  const at = (iso: string) => Date.parse(iso);

  it('reads back what was written, texts and all', () => {
    const read = readIcs(
      file(published(viewing, { place: 'a\\b', note: 'x'.repeat(200) }), published(task)),
      'Europe/London',
    );
    expect(read.refused).toEqual([]);
    expect(read.events[0]).toEqual({
      uid: 'e1@example.org',
      title: viewing.title,
      place: 'a\\b',
      note: 'x'.repeat(200),
      isCancelled: false,
      repeats: false,
      span: { kind: 'timed', startsMs: viewing.startsMs, endsMs: viewing.endsMs, zone: 'Europe/London' },
    });
    expect(read.events[1]?.span).toEqual({ kind: 'days', startsOn: '2026-02-28', endsOn: '2026-02-28' });
  });
  it('keeps the zone of a viewing abroad, by either name of it', () => {
    const madrid = {
      kind: 'timed',
      startsMs: at('2026-07-01T08:00:00Z'),
      endsMs: null,
      zone: 'Europe/Madrid',
    };
    expect(spanOf('DTSTART;TZID=Europe/Madrid:20260701T100000')).toEqual(madrid);
    expect(spanOf('DTSTART;TZID="Romance Standard Time":20260701T100000')).toEqual(madrid);
    expect(spanOf('DTSTART;TZID=/maker.example/2026/Europe/Madrid:20260701T100000')).toEqual(madrid);
    expect(spanOf('DTSTART;TZID=Nowhere:20260701T100000')).toMatchObject({ zone: 'Europe/London' });
    expect(spanOf('DTSTART:20260701T100000')).toMatchObject({ startsMs: at('2026-07-01T09:00:00Z') });
  });
  it('reads lengths of time, and ends that some programs write', () => {
    expect(spanOf('DTSTART:20260701T100000Z', 'DURATION:PT1H30M')).toMatchObject({
      endsMs: at('2026-07-01T11:30:00Z'),
    });
    expect(spanOf('DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260701')).toMatchObject({
      endsOn: '2026-07-01',
    });
    expect(spanOf('DTSTART;VALUE=DATE:20260701', 'DURATION:P2D')).toMatchObject({ endsOn: '2026-07-02' });
    expect([durationMs('P1W'), durationMs('PT'), durationMs('1 hour')]).toEqual([604_800_000, null, null]);
  });
  it('refuses with the line what it cannot take, and takes the rest', () => {
    const twice = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:no start',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART:20260230T100000Z',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART:20260701T100000Z',
      'BEGIN:VALARM',
      'SUMMARY:of the alarm',
      'END:VALARM',
      'SUMMARY:of the event',
      'RRULE:FREQ=DAILY',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\n');
    const read = readIcs(twice, 'Europe/London');
    expect(read.refused).toEqual([
      { line: 2, reason: 'no_start' },
      { line: 5, reason: 'bad_time' },
    ]);
    expect(read.events.map(({ title, repeats }) => [title, repeats])).toEqual([['of the event', true]]);
  });
  it('refuses what is no calendar, too long or too much', () => {
    const reason = (text: string) => readIcs(text, 'UTC').refused[0]?.reason;
    expect(reason('<html>')).toBe('no_calendar');
    expect(reason('')).toBe('no_calendar');
    expect(reason('x'.repeat(MOST_ICS_LENGTH + 1))).toBe('too_long');
    const many = Array.from({ length: MOST_ICS_EVENTS + 1 }, () => 'BEGIN:VEVENT\nEND:VEVENT').join('\n');
    expect(reason(`BEGIN:VCALENDAR\n${many}\nEND:VCALENDAR`)).toBe('too_many');
  });
  it('throws on nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'BEGIN:VEVENT\n',
        'END:VEVENT\n',
        'DTSTART:',
        'DTSTART;TZID=',
        '20260701T100000Z\n',
        '\n ',
      ),
      fc.string({ maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(readIcs(`BEGIN:VCALENDAR\n${pieces.join('')}`, 'Europe/London')).toBeDefined();
      }),
      { numRuns: 1000, seed: 22 },
    );
  });
});
