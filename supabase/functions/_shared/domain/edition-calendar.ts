import { calendarDay, calendarFile, calendarText, oneLine } from './calendar-lines.ts';
import { EDITIONS, type EditionKey, type EditionPeriod } from './editions.ts';

const LENGTH: Readonly<Record<EditionPeriod, number>> = { day: 1, week: 7, weekend: 2 };

export interface EditionCalendar {
  readonly edition: EditionKey;
  readonly title: string;
  readonly description: string;
  /** where the challenge is played */
  readonly url: string;
  /** the site's host, which makes the events' names its own */
  readonly host: string;
  /** the first days of its challenges, and how each is called beside the title, as "no. 12"; none where nobody knows */
  readonly days: readonly { readonly on: string; readonly number: string | null }[];
}

/**
 * A calendar of an edition to subscribe to (RFC 5545): an event for each challenge with its number, on whole days, so that
 * no time zone moves it, and that takes up no time. The same for everybody: there is nothing of a person in it, and nothing
 * of the homes. An event is called by its day, so that a calendar that reads it again keeps the one it has.
 */
export function editionCalendar({ edition, title, description, url, host, days }: EditionCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(host)}//Challenges//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(title)}`,
    `NAME:${calendarText(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap(({ on, number }) => [
      'BEGIN:VEVENT',
      `UID:${edition}-${oneLine(on)}@${calendarText(host)}`,
      `DTSTAMP:${calendarDay(on)}T000000Z`,
      `DTSTART;VALUE=DATE:${calendarDay(on)}`,
      `DURATION:P${String(LENGTH[EDITIONS[edition].period])}D`,
      `SUMMARY:${calendarText(number === null ? title : `${title} ${number}`)}`,
      `DESCRIPTION:${calendarText(`${description}\n${url}`)}`,
      `URL:${oneLine(url)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return calendarFile(lines);
}
