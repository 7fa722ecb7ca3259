import { addDays, isDay, type Day } from './calendar-days.ts';
import { durationMs, unescapeText, unfoldLines, type IcsLine } from './ics-lines.ts';
import { isZone, momentOf } from './zoned-time.ts';
import { zoneOfName } from './zone-names.ts';

/** A file holds so many characters and events at most; what is beyond is refused, never cut. */
export const MOST_ICS_LENGTH = 2_000_000;
export const MOST_ICS_EVENTS = 2000;

/** An event of a calendar file. */
export interface ReadEvent {
  readonly uid: string | null;
  readonly title: string;
  readonly place: string | null;
  readonly note: string | null;
  readonly isCancelled: boolean;
  /** the file says that it repeats: the first time alone was taken */
  readonly repeats: boolean;
  readonly span:
    | {
        readonly kind: 'timed';
        readonly startsMs: number;
        readonly endsMs: number | null;
        readonly zone: string;
      }
    | { readonly kind: 'days'; readonly startsOn: Day; readonly endsOn: Day };
}

export const ICS_REFUSALS = ['no_calendar', 'too_long', 'too_many', 'no_start', 'bad_time'] as const;
type IcsRefusal = (typeof ICS_REFUSALS)[number];

export interface ReadCalendar {
  readonly events: readonly ReadEvent[];
  /** what was not taken, by the line on which it begins */
  readonly refused: readonly { readonly line: number; readonly reason: IcsRefusal }[];
}

/**
 * The events of an .ics file (RFC 5545), each taken or refused with its line.
 * @param zone for times that name no zone, or one that nobody knows
 */
export function readIcs(file: string, zone: string): ReadCalendar {
  const refuse = (reason: IcsRefusal): ReadCalendar => ({ events: [], refused: [{ line: 1, reason }] });
  if (file.length > MOST_ICS_LENGTH) return refuse('too_long');
  const lines = unfoldLines(file);
  if (lines[0]?.name !== 'BEGIN' || lines[0].value.toUpperCase() !== 'VCALENDAR')
    return refuse('no_calendar');
  const blocks = eventBlocks(lines);
  if (blocks.length > MOST_ICS_EVENTS) return refuse('too_many');
  const events: ReadEvent[] = [];
  const refused: { line: number; reason: IcsRefusal }[] = [];
  for (const { line, properties } of blocks) {
    const read = readEvent(properties, zone);
    if (typeof read === 'string') refused.push({ line, reason: read });
    else events.push(read);
  }
  return { events, refused };
}

interface Block {
  readonly line: number;
  readonly properties: ReadonlyMap<string, IcsLine>;
}

/** The properties of each event, the first of each name; what is inside of an event (alarms) is not its own. */
function eventBlocks(lines: readonly IcsLine[]): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; properties: Map<string, IcsLine>; depth: number } | null = null;
  for (const line of lines) {
    const isEvent = line.value.toUpperCase() === 'VEVENT';
    if (line.name === 'BEGIN' && open) open.depth += 1;
    else if (line.name === 'BEGIN' && isEvent) open = { line: line.number, properties: new Map(), depth: 0 };
    else if (line.name === 'END' && open) {
      if (open.depth === 0) {
        blocks.push(open);
        open = null;
      } else open.depth -= 1;
    } else if (open?.depth === 0 && !open.properties.has(line.name)) open.properties.set(line.name, line);
  }
  return blocks;
}

function readEvent(properties: ReadonlyMap<string, IcsLine>, zone: string): ReadEvent | IcsRefusal {
  const start = properties.get('DTSTART');
  if (!start) return 'no_start';
  const span = spanOf(start, properties.get('DTEND'), properties.get('DURATION'), zone);
  if (!span) return 'bad_time';
  const text = (name: string) => {
    const value = unescapeText(properties.get(name)?.value ?? '').trim();
    return value === '' ? null : value;
  };
  return {
    uid: text('UID'),
    title: text('SUMMARY') ?? '',
    place: text('LOCATION'),
    note: text('DESCRIPTION'),
    isCancelled: properties.get('STATUS')?.value.toUpperCase() === 'CANCELLED',
    repeats: properties.has('RRULE') || properties.has('RDATE'),
    span,
  };
}

function spanOf(
  start: IcsLine,
  end: IcsLine | undefined,
  duration: IcsLine | undefined,
  zone: string,
): ReadEvent['span'] | null {
  const first = readTime(start, zone);
  const last = end ? readTime(end, zone) : null;
  const long = duration ? durationMs(duration.value) : null;
  if (!first || (end && !last) || (duration && long === null)) return null;
  if (typeof first === 'string') {
    const days = long === null ? 1 : Math.ceil(long / 86_400_000);
    const after = typeof last === 'string' ? last : addDays(first, Math.max(1, days));
    // The end of whole days is the day after them; some programs write the same day.
    return { kind: 'days', startsOn: first, endsOn: after > first ? addDays(after, -1) : first };
  }
  if (typeof last === 'string') return null;
  const endsMs = last?.atMs ?? (long === null ? null : first.atMs + long);
  if (endsMs !== null && endsMs < first.atMs) return null;
  return { kind: 'timed', startsMs: first.atMs, endsMs, zone: first.zone };
}

/** A day, or a moment and the zone whose clocks show it; null for what is neither. */
function readTime({ value, parameters }: IcsLine, zone: string): Day | { atMs: number; zone: string } | null {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim());
  const [, year = '', month = '', date = '', hour, minute = '', isUtc] = found ?? [];
  const day = `${year}-${month}-${date}`;
  if (!found || !isDay(day)) return null;
  if (hour === undefined) return day;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const time = `${hour}:${minute}`;
  if (isUtc) return { atMs: Date.parse(`${day}T${time}:00Z`), zone };
  const named = zoneOfName(parameters.get('TZID') ?? '');
  const own = named !== null && isZone(named) ? named : zone;
  return { atMs: momentOf({ day, time }, own), zone: own };
}
