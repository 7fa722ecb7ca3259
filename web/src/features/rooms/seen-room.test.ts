import { expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomRound } from '#wire/rooms.ts';
import { newerRoom } from './seen-room.ts';

const round = room.round as RoomRound;
const seen = (version: number, ownGuess: RoomRound['ownGuess'], more = {}) => ({
  view: { ...room, version, round: { ...round, ownGuess }, ...more },
  offsetMs: 0,
});
const guess = { amountMinor: 45_000_000, lowMinor: null, highMinor: null };

test('newerRoom() is what was told later, with the own guess as it was read', () => {
  expect(newerRoom(seen(7, guess), seen(8, null))?.view).toMatchObject({
    version: 8,
    round: { ownGuess: guess },
  });
});

test('newerRoom() is what was read, where that is no older', () => {
  const read = seen(8, guess);
  expect(newerRoom(read, seen(8, null))).toBe(read);
  expect(newerRoom(read, undefined)).toBe(read);
  expect(newerRoom(undefined, seen(8, null))).toBeUndefined();
});

test('newerRoom() takes no guess along into another round or another game', () => {
  const next = seen(9, null, { round: { ...round, number: 2, ownGuess: null } });
  expect(newerRoom(seen(8, guess), next)).toBe(next);
  const again = seen(9, null, { gameNumber: room.gameNumber + 1 });
  expect(newerRoom(seen(8, guess), again)).toBe(again);
});
