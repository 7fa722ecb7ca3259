import { z } from 'zod';
import { addDays, isDay } from '#domain/dossier/calendar/calendar-days.ts';
import { isZone, momentOf, wallTime } from '#domain/dossier/calendar/zoned-time.ts';
import { EVENT_KINDS, eventRow, type EventRow } from '#wire/dossier-rows.ts';

const day = z.string().refine(isDay);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** An appointment as its form has it: what clocks and calendars at its place show. */
export const eventForm = eventRow.pick({ title: true, place: true, details: true }).extend({
  kind: z.enum(EVENT_KINDS),
  assetId: z.string(),
  startsOn: day,
  startTime: time,
  endsOn: day,
  endTime: time,
  timeZone: z.string().refine(isZone),
  isAllDay: z.boolean(),
});
export type EventForm = z.output<typeof eventForm>;

/** A new appointment on a day: an hour, at eleven. */
export function emptyEvent(startsOn: string, timeZone: string, assetId: string, place: string): EventForm {
  return {
    ...{ title: '', kind: 'viewing', assetId, place, details: '', timeZone, isAllDay: false },
    ...{ startsOn, endsOn: startsOn, startTime: '11:00', endTime: '12:00' },
  };
}

export function formOfEvent(event: EventRow): EventForm {
  const start = wallTime(Date.parse(event.startsAt), event.timeZone);
  const end = wallTime(Date.parse(event.endsAt), event.timeZone);
  // Whole days are kept until the midnight after them.
  const lastDay =
    event.isAllDay && end.time === '00:00' && end.day > start.day ? addDays(end.day, -1) : end.day;
  return {
    ...{ title: event.title, kind: event.kind, assetId: event.assetId ?? '', place: event.place },
    ...{ details: event.details, timeZone: event.timeZone, isAllDay: event.isAllDay },
    ...{ startsOn: start.day, startTime: event.isAllDay ? '11:00' : start.time, endsOn: lastDay },
    endTime: event.isAllDay ? '12:00' : end.time,
  };
}

/** What a form says, as the row is written: moments, right over daylight saving. */
export function rowOfEvent(form: EventForm): Partial<EventRow> {
  const { timeZone, isAllDay } = form;
  const starts = { day: form.startsOn, time: isAllDay ? '00:00' : form.startTime };
  const ends = isAllDay
    ? { day: addDays(form.endsOn, 1), time: '00:00' }
    : { day: form.endsOn, time: form.endTime };
  return {
    ...{ title: form.title.trim(), kind: form.kind, place: form.place.trim(), details: form.details },
    ...{ assetId: form.assetId === '' ? null : form.assetId, timeZone, isAllDay },
    startsAt: new Date(momentOf(starts, timeZone)).toISOString(),
    endsAt: new Date(momentOf(ends, timeZone)).toISOString(),
  };
}

/** Fields that cannot be saved like this. */
export function wrongInEvent(form: EventForm): string[] {
  const wrong = eventForm.safeParse(form).error?.issues.map(({ path }) => String(path[0])) ?? [];
  if (wrong.length > 0) return [...new Set(wrong)];
  const isBackwards = form.isAllDay
    ? form.endsOn < form.startsOn
    : `${form.endsOn} ${form.endTime}` < `${form.startsOn} ${form.startTime}`;
  return isBackwards ? ['endsOn'] : [];
}
