import { describe, expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomPlayer, RoomRound } from '#wire/rooms.ts';
import { asPlayed, closestMoments, lastToGuess, standingOf } from './room-standing.ts';

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

test('standingOf() an elimination goes by how long somebody was in, then by points', () => {
  const players = [
    { ...one, number: 1, score: 900, outAfter: 1 },
    { ...one, number: 2, score: 100, outAfter: null },
    { ...one, number: 3, score: 300, outAfter: 2 },
    { ...one, number: 4, score: 400, outAfter: 2 },
  ];
  expect(standingOf(players).map(({ player, place }) => [player.number, place])).toEqual([
    [2, 1],
    [4, 2],
    [3, 3],
    [1, 4],
  ]);
  // The audience guesses along and has no place among them; elsewhere it has.
  const audience = { ...one, number: 0, score: 950 };
  expect(standingOf([...players, audience])).toHaveLength(4);
  expect(standingOf([audience, one])[0]?.player.number).toBe(0);
});

describe('closestMoments()', () => {
  test('finds for each pair the round in which they were nearest, the nearest pair first', () => {
    expect(closestMoments([played(1, [900, 500, 460]), played(2, [700, 720, 100])])).toEqual([
      { round: 2, seats: [2, 1], points: 20 },
      { round: 1, seats: [2, 3], points: 40 },
      { round: 1, seats: [1, 3], points: 440 },
    ]);
  });

  test('has none where nobody played against another', () => {
    expect([closestMoments([]), closestMoments([played(1, [500])])]).toEqual([[], []]);
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

test('asPlayed() is the room of the game that is over', () => {
  expect(asPlayed({ ...room, lastGame: null })).toMatchObject({ play: room.play, teamRule: 'best' });
  const { play, teamRule, players } = asPlayed(room);
  expect([play.teaming, teamRule, ...players.map(({ team }) => team)]).toEqual([
    'teams',
    'mean',
    2,
    null,
    null,
  ]);
});
