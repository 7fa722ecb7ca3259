import { expect, it } from 'vitest';
import { entryOfEvent, feedEntries } from './feed-entries.ts';

const event = {
  ...{ id: 'e', title: 'Viewing', timeZone: 'Europe/London', isAllDay: false, place: '', details: '' },
  ...{ startsAt: '2026-07-01T09:00:00Z', endsAt: '2026-07-01T10:00:00Z', version: 3 },
  updatedAt: '2026-06-01T00:00:00Z',
};

it('entryOfEvent() keeps whole days the days of their place, over daylight saving', () => {
  const days = (startsAt: string, endsAt: string) =>
    entryOfEvent({ ...event, isAllDay: true, startsAt, endsAt });
  // London is an hour ahead of UTC in summer, and not in winter.
  expect(days('2026-06-30T23:00:00Z', '2026-07-01T23:00:00Z')).toMatchObject({
    startsOn: '2026-07-01',
    endsOn: '2026-07-01',
  });
  expect(days('2026-03-28T00:00:00Z', '2026-03-30T23:00:00Z')).toMatchObject({
    startsOn: '2026-03-28',
    endsOn: '2026-03-30',
  });
  expect(days('2026-07-01T11:00:00Z', '2026-07-01T11:00:00Z')).toMatchObject({ endsOn: '2026-07-01' });
  expect(entryOfEvent(event)).toMatchObject({ kind: 'timed', startsMs: Date.parse(event.startsAt) });
});

it('feedEntries() calls off what was taken out, and tasks that are done', () => {
  const task = {
    id: 't',
    title: 'Bank',
    dueOn: '2026-07-02',
    isDone: true,
    version: 2,
    updatedAt: event.updatedAt,
  };
  const entries = feedEntries({
    events: [{ ...event, place: '7 Elm Road' }],
    gone: [{ ...event, id: 'g', version: 4 }],
    tasks: [task, { ...task, id: 'u', isDone: false }],
  });
  expect(
    entries.map(({ entry, version, isCancelled, place }) => [entry.id, version, isCancelled, place]),
  ).toEqual([
    ['e', 3, false, '7 Elm Road'],
    ['g', 4, true, null],
    ['t', 2, true, null],
    ['u', 2, false, null],
  ]);
});
