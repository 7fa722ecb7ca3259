import { expect, test } from 'vitest';
import { room } from '#wire/examples/rooms.ts';
import type { RoomRound } from '#wire/rooms.ts';
import { newerRoom, sentGuess, withSentGuess } from './seen-room.ts';

const round = room.round as RoomRound;
const seen = (version: number, ownGuess: RoomRound['ownGuess'], more = {}) => ({
  view: { ...room, version, round: { ...round, ownGuess }, ...more },
  offsetMs: 0,
  at: version,
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

test('newerRoom() takes who is here from what was heard last', () => {
  const read = seen(8, guess);
  const told = { ...seen(8, null), at: read.at + 1 };
  expect(newerRoom(read, told)?.view).toMatchObject({ version: 8, round: { ownGuess: guess } });
  expect(newerRoom(read, told)?.at).toBe(told.at);
});

const order = { command: 'guess', currency: 'GBP', amountMinor: 45_000_000 } as const;
const open = seen(8, null).view;

test('sentGuess() is the guess of a player, and of nobody whose guess is told to nobody', () => {
  expect(sentGuess(open, order)).toEqual({ gameNumber: room.gameNumber, round: round.number, guess });
  expect(sentGuess(open, { command: 'next' })).toBeNull();
  expect(sentGuess({ ...open, kind: 'class' }, order)).toBeNull();
  expect(sentGuess({ ...open, round: null }, order)).toBeNull();
  const players = open.players.map((player) => ({ ...player, isWatcher: true }));
  expect(sentGuess({ ...open, players }, order)).toBeNull();
});

test('withSentGuess() shows the guess in its own round alone', () => {
  const sent = sentGuess(open, order);
  expect(withSentGuess(seen(8, null), sent).view.round?.ownGuess).toEqual(guess);
  const other = { ...guess, amountMinor: 1 };
  expect(withSentGuess(seen(8, other), sent).view.round?.ownGuess).toEqual(other);
  const next = seen(9, null, { round: { ...round, number: 2, ownGuess: null } });
  expect(withSentGuess(next, sent)).toBe(next);
});
