import { expect, test } from 'vitest';
import { openRoom } from './domain/room-state.ts';
import { takeRoomStep } from './take-room-step.ts';

/** A room that takes a step on its own version alone, as the database does. */
function roomWithVersions() {
  let state = openRoom('class', true);
  let version = 1;
  let reads = 0;
  const join = () =>
    takeRoomStep(
      'ACD346',
      () => {
        reads += 1;
        return Promise.resolve({ version, state });
      },
      () => ({ type: 'join', seat: null, watches: false }),
      async (room, step) => {
        await Promise.resolve();
        if (room.version !== version) return { isStale: true };
        ({ state } = step);
        version += 1;
        return { isStale: false };
      },
    );
  return { join, reads: () => reads, seats: () => state.seats.length, version: () => version };
}

test('takeRoomStep() lets sixty in at once, each with a seat, and reads the room about twice for each', async () => {
  const room = roomWithVersions();
  await Promise.all(Array.from({ length: 60 }, () => room.join()));
  expect([room.seats(), room.version()]).toEqual([61, 61]);
  expect(room.reads()).toBeLessThanOrEqual(120);
});

test('takeRoomStep() tells each what the machine refuses, and goes on with the others', async () => {
  const room = roomWithVersions();
  const ends = await Promise.allSettled(Array.from({ length: 62 }, () => room.join()));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(room.seats()).toBe(61);
});
