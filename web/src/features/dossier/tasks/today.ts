import { wallTime } from '#domain/dossier/calendar/zoned-time.ts';

/** The time zone of the reader's own clock. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day on the reader's own clock. */
export function today(now: number = Date.now()): string {
  return wallTime(now, ownZone()).day;
}
