import { addDays, daysBetween, type Day } from './calendar-days.ts';
import { wallTime } from './zoned-time.ts';

/** A stretch of hours, in the time zone of the place where it happens. */
export interface TimedEntry {
  readonly kind: 'timed';
  readonly id: string;
  readonly title: string;
  readonly startsMs: number;
  /** null: nobody said how long it takes */
  readonly endsMs: number | null;
  readonly zone: string;
}
/** Whole days, the last one with them; no time zone moves them. */
export interface DaysEntry {
  readonly kind: 'days';
  readonly id: string;
  readonly title: string;
  readonly startsOn: Day;
  readonly endsOn: Day;
}
/** A task that is due. */
export interface DueEntry {
  readonly kind: 'due';
  readonly id: string;
  readonly title: string;
  readonly dueOn: Day;
  readonly isDone: boolean;
}
export type CalendarEntry = TimedEntry | DaysEntry | DueEntry;

/** One line of a day. */
export interface AgendaLine {
  readonly entry: CalendarEntry;
  /** when it begins where it happens; null on the days after, and for whole days */
  readonly starts: string | null;
  readonly ends: string | null;
  /** the same beginning on the reader's own clock, where that shows another day or hour */
  readonly here: { readonly day: Day; readonly time: string } | null;
}

/** An event that nobody gave an end takes so long. */
const USUAL_MS = 3_600_000;

/** What is on each of these days, in order: whole days, then hours by the moment, then what is due. Empty days are left out. */
export function agenda(
  entries: readonly CalendarEntry[],
  days: { readonly from: Day; readonly to: Day },
  readerZone: string,
): { day: Day; lines: AgendaLine[] }[] {
  const ordered = [...entries].sort(
    (one, other) => rankOf(one) - rankOf(other) || momentIn(one) - momentIn(other) || compare(one, other),
  );
  const spans = ordered.map((entry) => ({ entry, days: new Set(daysOf(entry)) }));
  return daysBetween(days.from, days.to).flatMap((day) => {
    const lines = spans.flatMap((span) => (span.days.has(day) ? [lineOf(span.entry, day, readerZone)] : []));
    return lines.length > 0 ? [{ day, lines }] : [];
  });
}

/** Pairs of appointments that somebody would have to be at two places for. Whole days and tasks are in nobody's way. */
export function conflictsOf(entries: readonly CalendarEntry[]): [TimedEntry, TimedEntry][] {
  const timed = entries
    .filter((entry) => entry.kind === 'timed')
    .sort((one, other) => one.startsMs - other.startsMs);
  return timed.flatMap((one, place) => {
    const found: [TimedEntry, TimedEntry][] = [];
    for (const other of timed.slice(place + 1)) {
      if (other.startsMs >= endOf(one)) break;
      found.push([one, other]);
    }
    return found;
  });
}

function endOf({ startsMs, endsMs }: TimedEntry): number {
  return endsMs !== null && endsMs > startsMs ? endsMs : startsMs + USUAL_MS;
}

function daysOf(entry: CalendarEntry): Day[] {
  if (entry.kind === 'due') return [entry.dueOn];
  if (entry.kind === 'days') return daysBetween(entry.startsOn, entry.endsOn);
  const first = wallTime(entry.startsMs, entry.zone).day;
  // What ends at midnight is not on the next day.
  const last = wallTime(Math.max(entry.startsMs, (entry.endsMs ?? entry.startsMs) - 1), entry.zone).day;
  return daysBetween(first, last < first ? first : last);
}

function lineOf(entry: CalendarEntry, day: Day, readerZone: string): AgendaLine {
  if (entry.kind !== 'timed') return { entry, starts: null, ends: null, here: null };
  const start = wallTime(entry.startsMs, entry.zone);
  const end = entry.endsMs === null ? null : wallTime(entry.endsMs, entry.zone);
  const here = wallTime(entry.startsMs, readerZone);
  const isFirst = start.day === day;
  const isLast = end?.day === day || (end?.time === '00:00' && end.day === addDays(day, 1));
  const isSame = here.day === start.day && here.time === start.time;
  return {
    entry,
    starts: isFirst ? start.time : null,
    ends: end && isLast ? end.time : null,
    here: isFirst && !isSame ? here : null,
  };
}

function rankOf({ kind }: CalendarEntry): number {
  return ['days', 'timed', 'due'].indexOf(kind);
}

function momentIn(entry: CalendarEntry): number {
  return entry.kind === 'timed'
    ? entry.startsMs
    : Date.parse(entry.kind === 'due' ? entry.dueOn : entry.startsOn);
}

function compare(one: CalendarEntry, other: CalendarEntry): number {
  return one.title < other.title ? -1 : one.title > other.title ? 1 : 0;
}
