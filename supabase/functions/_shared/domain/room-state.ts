import { ROOM_KINDS, type RoomKind, type RoomPhase, type RoomReaction } from './room-rules.ts';

/** A place in a room, known by its number; numbers are never given twice. */
export interface RoomSeat {
  readonly number: number;
  readonly isWatcher: boolean;
  /** The seat's person left and may come back. */
  readonly isGone: boolean;
  /** The seat's person was removed and may not. */
  readonly isKicked: boolean;
  /** The first round that this seat plays. */
  readonly since: number;
  /** In the round that is on. */
  readonly hasGuessed: boolean;
  readonly reaction: { readonly key: RoomReaction; readonly at: number } | null;
}

/** All of a room but its guesses and prices, which are kept apart so that no state can tell them. */
export interface RoomState {
  readonly kind: RoomKind;
  readonly phase: RoomPhase;
  /** number of the host's seat */
  readonly host: number;
  readonly isLocked: boolean;
  /** May people join as players while a game is on? */
  readonly admitsLate: boolean;
  /** counts the games played here, from 1 with the first start */
  readonly game: number;
  readonly round: number;
  readonly rounds: number;
  /** seconds of a round; null without a clock */
  readonly seconds: number | null;
  readonly deadlineAt: number | null;
  readonly revealedAt: number | null;
  /** when the host paused the round that is on; rooms of older versions lack it */
  readonly pausedAt?: number | null | undefined;
  readonly seats: readonly RoomSeat[];
}

/** A room as its host opens it. */
export function openRoom(kind: RoomKind, hostWatches = false): RoomState {
  return {
    ...{ kind, phase: 'lobby', host: 1, isLocked: false, admitsLate: true },
    ...{ game: 0, round: 0, rounds: 0, seconds: null, deadlineAt: null, revealedAt: null },
    seats: [newSeat(1, hostWatches, 0)],
  };
}

export function newSeat(number: number, isWatcher: boolean, since: number): RoomSeat {
  return { number, isWatcher, isGone: false, isKicked: false, since, hasGuessed: false, reaction: null };
}

/** Seats whose people are in the room. */
export function seatsHere(state: RoomState): RoomSeat[] {
  return state.seats.filter(({ isGone, isKicked }) => !isGone && !isKicked);
}

/** Those of them who play. */
export function playersHere(state: RoomState): RoomSeat[] {
  return seatsHere(state).filter(({ isWatcher }) => !isWatcher);
}

/** Those who are asked for a guess in the round that is on. */
export function guessersOf(state: RoomState): RoomSeat[] {
  return playersHere(state).filter(({ since }) => since <= state.round);
}

/** Is every seat for players taken? */
export function isFull(state: RoomState): boolean {
  return playersHere(state).length >= ROOM_KINDS[state.kind].seats;
}

export function seatOf(state: RoomState, number: number): RoomSeat | undefined {
  return state.seats.find((seat) => seat.number === number);
}

/** The same state with one seat changed. */
export function changeSeat(state: RoomState, number: number, change: Partial<RoomSeat>): RoomState {
  return {
    ...state,
    seats: state.seats.map((seat) => (seat.number === number ? { ...seat, ...change } : seat)),
  };
}
