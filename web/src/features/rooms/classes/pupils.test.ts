import { expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomPlayer } from '#wire/rooms.ts';
import { progressOf, pupilsOf } from './pupils.ts';

const [one, two, teacher] = room.players as [RoomPlayer, RoomPlayer, RoomPlayer];

test('progressOf() counts pupils who are asked: neither the teacher nor who is away or comes next', () => {
  const away = { ...two, number: 4, isHere: false };
  const late = { ...two, number: 5, isPlaying: false };
  const leftAfterwards = { ...one, number: 6, isHere: false };
  const players = [one, two, teacher, away, late, leftAfterwards];
  expect(progressOf({ players })).toEqual({ guessed: 2, count: 3 });
  expect(pupilsOf({ players }).map(({ number }) => number)).toEqual([1, 2, 4, 5, 6]);
});
