import { EDITIONS, type EditionKey, type EditionPeriod } from './editions.ts';

/** When the events begin and how they come again; the first days are a Thursday, a Monday and a Saturday. */
const RULES: Readonly<Record<EditionPeriod, readonly [firstOn: string, days: number, rule: string]>> = {
  day: ['20260101', 1, 'FREQ=DAILY'],
  week: ['20260105', 7, 'FREQ=WEEKLY;BYDAY=MO'],
  weekend: ['20260103', 2, 'FREQ=WEEKLY;BYDAY=SA'],
};

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
}

/**
 * A calendar of an edition to subscribe to (RFC 5545): one event that comes again, on whole days, so that no time zone
 * moves it, and that takes up no time. The same for everybody: there is nothing of a person in it.
 */
export function editionCalendar({ edition, title, description, url, host }: EditionCalendar): string {
  const [firstOn, days, rule] = RULES[EDITIONS[edition].period];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(host)}//Challenges//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(title)}`,
    `NAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    'BEGIN:VEVENT',
    `UID:${edition}@${text(host)}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${firstOn}`,
    `DURATION:P${String(days)}D`,
    `RRULE:${rule}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`${description}\n${url}`)}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
