import { EDITIONS, type EditionKey, type EditionPeriod } from './editions.ts';

const LENGTH: Readonly<Record<EditionPeriod, number>> = { day: 1, week: 7, weekend: 2 };

/** A line of a calendar holds so many bytes before it goes on in the next one (RFC 5545). */
const LINE_BYTES = 75;

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
    `PRODID:-//${text(host)}//Challenges//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(title)}`,
    `NAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...days.flatMap(({ on, number }) => [
      'BEGIN:VEVENT',
      `UID:${edition}-${oneLine(on)}@${text(host)}`,
      `DTSTAMP:${compact(on)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(on)}`,
      `DURATION:P${String(LENGTH[EDITIONS[edition].period])}D`,
      `SUMMARY:${text(number === null ? title : `${title} ${number}`)}`,
      `DESCRIPTION:${text(`${description}\n${url}`)}`,
      `URL:${oneLine(url)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A day as calendars write it. */
function compact(on: string): string {
  return on.replace(/\D/g, '');
}

/** A value that is no text and has nothing to escape: it stays within its line. */
function oneLine(value: string): string {
  return value.replace(/\p{Cc}/gu, '');
}

/** A text as a calendar's value: what would end it or divide it is escaped, other control characters go. */
function text(value: string): string {
  return value
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A long line in pieces of so many bytes, none of which ends within a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const more = bytesOf(character);
    if (bytes + more > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += more;
  }
  return folded;
}

/** How many bytes a character takes in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
