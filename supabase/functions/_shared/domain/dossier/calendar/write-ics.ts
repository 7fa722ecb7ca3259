import { calendarDay, calendarFile, calendarText, oneLine } from '../../calendar-lines.ts';
import type { CalendarEntry } from './agenda.ts';
import { addDays } from './calendar-days.ts';

/** An entry with what a calendar outside has to know of it. */
export interface PublishedEntry {
  readonly entry: CalendarEntry;
  /** counts its changes: a calendar takes over the higher number */
  readonly version: number;
  readonly changedMs: number;
  /** was called off; calendars that had it hear so for a while */
  readonly isCancelled: boolean;
  readonly place: string | null;
  readonly note: string | null;
}

export interface PublishedCalendar {
  readonly title: string;
  /** the site's host, which makes the events' names its own */
  readonly host: string;
  /** the dossier's page */
  readonly url: string;
  readonly entries: readonly PublishedEntry[];
}

/**
 * A dossier's calendar to subscribe to, or one event of it to keep (RFC 5545). Hours are in UTC, so that no table of zones
 * goes with them; whole days and due tasks are days, which no zone moves. An event keeps its name through all its changes.
 */
export function writeIcs({ title, host, url, entries }: PublishedCalendar): string {
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(host)}//Dossier//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(title)}`,
    `NAME:${calendarText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...entries.flatMap((entry) => eventLines(entry, host, url)),
    'END:VCALENDAR',
  ]);
}

function eventLines(published: PublishedEntry, host: string, url: string): string[] {
  const { entry, version, changedMs, isCancelled, place, note } = published;
  const isWholeDay = entry.kind !== 'timed';
  return [
    'BEGIN:VEVENT',
    `UID:${calendarText(entry.id)}@${calendarText(host)}`,
    `DTSTAMP:${utc(changedMs)}`,
    `LAST-MODIFIED:${utc(changedMs)}`,
    `SEQUENCE:${String(Math.max(0, Math.trunc(version)))}`,
    ...spanOf(entry),
    `SUMMARY:${calendarText(entry.title)}`,
    ...(place === null ? [] : [`LOCATION:${calendarText(place)}`]),
    ...(note === null ? [] : [`DESCRIPTION:${calendarText(note)}`]),
    `URL:${oneLine(url)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isWholeDay ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

function spanOf(entry: CalendarEntry): string[] {
  if (entry.kind === 'timed')
    return [
      `DTSTART:${utc(entry.startsMs)}`,
      ...(entry.endsMs !== null && entry.endsMs > entry.startsMs ? [`DTEND:${utc(entry.endsMs)}`] : []),
    ];
  const [from, to] = entry.kind === 'due' ? [entry.dueOn, entry.dueOn] : [entry.startsOn, entry.endsOn];
  // The end of whole days is the day after them.
  return [
    `DTSTART;VALUE=DATE:${calendarDay(from)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(to < from ? from : to, 1))}`,
  ];
}

function utc(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, '');
}
