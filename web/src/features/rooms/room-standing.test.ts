import { describe, expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomPlayer, RoomRound } from '#wire/rooms.ts';
import { closestMoment, lastToGuess, standingOf } from './room-standing.ts';

const [one, two, watcher] = room.players as [RoomPlayer, RoomPlayer, RoomPlayer];
const played = (number: number, scores: number[]): RoomRound => ({
  ...(room.round as RoomRound),
  number,
  guesses: scores.map((score, place) => ({
    ...{
      seat: place + 1,
      score,
      amountMinor: 1,
      lowMinor: null,
      highMinor: null,
      label: null,
      errorPercent: null,
    },
  })),
});

test('standingOf() puts equal points at one place and leaves out who watches', () => {
  const three = { ...one, number: 4, score: 500 };
  const standing = standingOf([{ ...one, score: 900 }, { ...two, score: 900 }, watcher, three]);
  expect(standing.map(({ player, place }) => [player.number, place])).toEqual([
    [1, 1],
    [2, 1],
    [4, 3],
  ]);
});

describe('closestMoment()', () => {
  test('finds the round in which two were nearest', () => {
    expect(closestMoment([played(1, [900, 500, 460]), played(2, [700, 720, 100])])).toEqual({
      ...{ round: 2, seats: [2, 1], points: 20 },
    });
  });

  test('is none where nobody played against another', () => {
    expect([closestMoment([]), closestMoment([played(1, [500])])]).toEqual([null, null]);
  });
});

describe('lastToGuess()', () => {
  test('is the one whom all others wait for', () => {
    expect(lastToGuess(room.players)?.number).toBe(2);
  });

  test('is never the audience, which nobody waits for', () => {
    const audience = { ...two, number: 0, hasGuessed: false };
    expect(lastToGuess([...room.players, audience])?.number).toBe(2);
    expect(lastToGuess([one, audience])).toBeNull();
    expect(lastToGuess([two, { ...audience, hasGuessed: true }])).toBeNull();
  });

  test('is nobody while several think, or where nobody waits', () => {
    expect(lastToGuess([one, two, { ...two, number: 5 }])).toBeNull();
    expect(lastToGuess([two])).toBeNull();
    expect(lastToGuess([one])).toBeNull();
  });
});
