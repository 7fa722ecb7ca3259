import { newSeat, openRoom, type RoomState } from './domain/room-state.ts';

export const ROOM = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e71';
export const HOME = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e72';
export const COMMAND = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e73';
export const TOKEN = 'a'.repeat(64);

/** What the database answers to whoever enters a room. */
export const ENTRY = {
  room: { id: ROOM, code: 'ACD346', topic: `room:${'0'.repeat(64)}` },
  player_token: TOKEN,
  guest_token: 'b'.repeat(64),
};

/** A party of these seats, in the first of two rounds. */
export function guessing(seats = 2): RoomState {
  return {
    ...openRoom('party'),
    ...{ phase: 'guessing', game: 1, round: 1, rounds: 2 },
    seats: Array.from({ length: seats }, (_, place) => newSeat(place + 1, false, 0)),
  };
}
