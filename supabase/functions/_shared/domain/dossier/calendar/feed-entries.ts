import type { PublishedEntry } from './write-ics.ts';
import { addDays } from './calendar-days.ts';
import type { CalendarEntry } from './agenda.ts';
import { wallTime } from './zoned-time.ts';

/** An appointment of a dossier, as its calendar needs it. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly isAllDay: boolean;
}

/** A task with a day until which it is to be done. */
export interface CalendarTask {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly isDone: boolean;
}

/** An appointment in a calendar: hours at its place, or the whole days that clocks there show. */
export function entryOfEvent(event: CalendarEvent): CalendarEntry {
  const { id, title, timeZone: zone } = event;
  const [startsMs, endsMs] = [Date.parse(event.startsAt), Date.parse(event.endsAt)];
  if (!event.isAllDay) return { kind: 'timed', id, title, startsMs, endsMs, zone };
  const startsOn = wallTime(startsMs, zone).day;
  const end = wallTime(endsMs, zone);
  // Whole days end with the midnight after them.
  const endsOn = end.time === '00:00' && end.day > startsOn ? addDays(end.day, -1) : end.day;
  return { kind: 'days', id, title, startsOn, endsOn };
}

/** A due task in a calendar. */
export function entryOfTask({ id, title, dueOn, isDone }: CalendarTask): CalendarEntry {
  return { kind: 'due', id, title, dueOn, isDone };
}

interface FeedChange {
  readonly version: number;
  readonly updatedAt: string;
}
interface FeedEvent extends CalendarEvent, FeedChange {
  readonly place: string;
  readonly details: string;
}

/** What calendars outside are told: appointments, those that were called off, and what is due and not done. */
export function feedEntries(feed: {
  readonly events: readonly FeedEvent[];
  readonly gone: readonly FeedEvent[];
  readonly tasks: readonly (CalendarTask & FeedChange)[];
}): PublishedEntry[] {
  return [
    ...feed.events.map((event) => publishEvent(event, false)),
    ...feed.gone.map((event) => publishEvent(event, true)),
    ...feed.tasks.map((task) => ({
      entry: entryOfTask(task),
      version: task.version,
      changedMs: Date.parse(task.updatedAt),
      // A task that is done is in nobody's way any more.
      isCancelled: task.isDone,
      place: null,
      note: null,
    })),
  ];
}

/** One appointment as calendars outside are told of it. */
export function publishEvent(event: FeedEvent, isCancelled: boolean): PublishedEntry {
  return {
    entry: entryOfEvent(event),
    version: event.version,
    changedMs: Date.parse(event.updatedAt),
    isCancelled,
    place: event.place === '' ? null : event.place,
    note: event.details === '' ? null : event.details,
  };
}
