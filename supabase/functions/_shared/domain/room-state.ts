import type { ModeOptions, Teaming } from './modes.ts';
import { ROOM_KINDS, type RoomKind, type RoomPhase, type RoomReaction, type TeamRule } from './room-rules.ts';

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
  /** The team that the seat plays for, from 1. */
  readonly team: number | null;
  /** The round after which the seat was out of an elimination. */
  readonly outAfter: number | null;
  /** What the seat's person wants everybody to say, where all agree on one guess: no secret within the room. */
  readonly proposalMinor: number | null;
}

/** What the mode of a room changes for its machine. */
export interface RoomPlay {
  readonly eliminates: boolean;
  readonly teaming: Teaming | null;
  readonly isDraft: boolean;
}

/** The homes that are picked before a game, by the places of their cards. */
export interface RoomDraft {
  /** seats in the order of the first picks; the next ones go back along it */
  readonly order: readonly number[];
  readonly cards: number;
  readonly picks: readonly { readonly card: number; readonly seat: number }[];
  /** the seat that is to pick; null when the draft is over */
  readonly turn: number | null;
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
  readonly play: RoomPlay;
  /** how many teams there are, and what of their people's points counts */
  readonly teams: number;
  readonly teamRule: TeamRule;
  /** what people call themselves is shown to nobody else */
  readonly areNamesHidden: boolean;
  readonly draft: RoomDraft | null;
  /** how the game that is over was played: mode and teams of the next one may be chosen while its podium shows */
  readonly lastGame: PlayedGame | null;
  readonly seats: readonly RoomSeat[];
}

/** Everybody guesses every home for themselves. */
export const PLAIN_PLAY: RoomPlay = { eliminates: false, teaming: null, isDraft: false };

/** What a mode says to the machine of a room. */
export function playOf({ eliminates, teaming, isDraft }: ModeOptions): RoomPlay {
  return { eliminates: eliminates === true, teaming: teaming ?? null, isDraft: isDraft === true };
}

/** A game of a room that is over. */
export interface PlayedGame {
  readonly play: RoomPlay;
  readonly teamRule: TeamRule;
  readonly teams: readonly { readonly number: number; readonly team: number }[];
}

/** A room as its host opens it. */
export function openRoom(kind: RoomKind, hostWatches = false, play: RoomPlay = PLAIN_PLAY): RoomState {
  return {
    ...{ kind, phase: 'lobby', host: 1, isLocked: false, admitsLate: true },
    ...{ game: 0, round: 0, rounds: 0, seconds: null, deadlineAt: null, revealedAt: null },
    ...{ play, teams: 2, teamRule: 'best', areNamesHidden: false, draft: null, lastGame: null },
    seats: [newSeat(1, hostWatches, 0)],
  };
}

export function newSeat(number: number, isWatcher: boolean, since: number): RoomSeat {
  return {
    ...{ number, isWatcher, isGone: false, isKicked: false, since, hasGuessed: false, reaction: null },
    ...{ team: null, outAfter: null, proposalMinor: null },
  };
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
  return playersHere(state).filter((seat) => isInGame(seat, state));
}

/** Those who are still in the game, whether they are here at the moment or not. */
export function contendersOf(state: RoomState): RoomSeat[] {
  return state.seats.filter((seat) => !seat.isWatcher && !seat.isKicked && isInGame(seat, state));
}

function isInGame({ since, outAfter }: RoomSeat, { round }: RoomState): boolean {
  return since <= round && outAfter === null;
}

/** Is a game on, whose homes are known? */
export function isOn({ phase }: RoomState): boolean {
  return phase === 'guessing' || phase === 'revealed';
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
