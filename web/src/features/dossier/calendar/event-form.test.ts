import { describe, expect, it } from 'vitest';
import type { EventRow } from '#wire/dossier-rows.ts';
import { emptyEvent, formOfEvent, rowOfEvent, wrongInEvent } from './event-form.ts';

const form = { ...emptyEvent('2026-03-29', 'Europe/London', '', '7 Elm Road'), title: 'Viewing' };
const row = (values: typeof form) =>
  ({ ...rowOfEvent(values), id: 'e', version: 1, dossierId: 'd', importUid: null }) as EventRow;

describe('an appointment’s form', () => {
  it('keeps the hours of its place, on both sides of the change of clocks', () => {
    // The clocks in London go forward on this day at one.
    expect(rowOfEvent(form).startsAt).toBe('2026-03-29T10:00:00.000Z');
    expect(rowOfEvent({ ...form, startsOn: '2026-03-28' }).startsAt).toBe('2026-03-28T11:00:00.000Z');
    expect(rowOfEvent({ ...form, timeZone: 'America/New_York' }).startsAt).toBe('2026-03-29T15:00:00.000Z');
    expect(formOfEvent(row(form))).toEqual(form);
  });

  it('keeps whole days, of which one may have 23 hours', () => {
    const days = { ...form, isAllDay: true, endsOn: '2026-03-30' };
    expect(rowOfEvent(days)).toMatchObject({
      startsAt: '2026-03-29T00:00:00.000Z',
      endsAt: '2026-03-30T23:00:00.000Z',
    });
    expect(formOfEvent(row(days))).toEqual(days);
  });

  it('says what cannot be saved', () => {
    expect(wrongInEvent(form)).toEqual([]);
    expect(wrongInEvent({ ...form, title: ' ' })).toEqual(['title']);
    expect(wrongInEvent({ ...form, startsOn: '2026-02-30' })).toEqual(['startsOn']);
    expect(wrongInEvent({ ...form, timeZone: 'Europe/Nowhere' })).toEqual(['timeZone']);
    expect(wrongInEvent({ ...form, endTime: '10:00' })).toEqual(['endsOn']);
    expect(wrongInEvent({ ...form, isAllDay: true, endTime: '10:00' })).toEqual([]);
    expect(wrongInEvent({ ...form, isAllDay: true, endsOn: '2026-03-28' })).toEqual(['endsOn']);
  });
});
