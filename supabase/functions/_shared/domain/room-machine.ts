import type { ErrorCode } from './error-codes.ts';
import { MAX_SEATS, MAX_WATCHERS, ROOM_GRACE_MS, ROOM_KINDS, type RoomReaction } from './room-rules.ts';
import {
  changeSeat,
  guessersOf,
  isFull,
  newSeat,
  playersHere,
  seatOf,
  seatsHere,
  type RoomSeat,
  type RoomState,
} from './room-state.ts';

/** What happens to a room. `seat` is who did it; `now` is the server's clock in milliseconds. */
export type RoomEvent =
  /** Somebody new, or somebody whose seat is known. */
  | { readonly type: 'join'; readonly seat: number | null; readonly watches: boolean }
  | { readonly type: 'leave'; readonly seat: number; readonly now: number }
  | ({ readonly type: 'start' | 'rematch'; readonly seat: number; readonly now: number } & RoomGame)
  | { readonly type: 'guess'; readonly seat: number; readonly now: number }
  | { readonly type: 'reveal'; readonly seat: number; readonly now: number }
  | { readonly type: 'next'; readonly seat: number; readonly now: number }
  | { readonly type: 'kick'; readonly seat: number; readonly now: number; readonly whom: number }
  | { readonly type: 'rename'; readonly seat: number; readonly whom: number }
  | { readonly type: 'lock'; readonly seat: number; readonly isLocked: boolean }
  | { readonly type: 'admit'; readonly seat: number; readonly admitsLate: boolean }
  | { readonly type: 'react'; readonly seat: number; readonly now: number; readonly reaction: RoomReaction }
  /** The clock, as anybody in the room may notice it: who has not been seen for too long to be host. */
  | { readonly type: 'tick'; readonly now: number; readonly away: readonly number[] };

/** The game that a start or a rematch begins. */
export interface RoomGame {
  readonly rounds: number;
  readonly seconds: number | null;
}

/** What has to be written together with the new state, in this order. */
export type RoomEffect =
  | { readonly type: 'seat'; readonly seat: number }
  /** The homes of a game are fixed, and every player gets a run. */
  | { readonly type: 'begin' }
  /** A player who came late gets a run of the game that is on. */
  | { readonly type: 'enter'; readonly seat: number }
  | { readonly type: 'keep'; readonly seat: number }
  | { readonly type: 'rename'; readonly seat: number }
  /** The guesses of the round become guesses of the runs, and its price is shown to everybody here. */
  | { readonly type: 'reveal' }
  | { readonly type: 'finish' };

export type RoomStep =
  | { readonly state: RoomState; readonly effects: readonly RoomEffect[] }
  | { readonly refusal: ErrorCode; readonly detail: string };

/** One step of a room: what an event makes of it, or why it cannot be. Nothing else changes a room. */
export function stepRoom(state: RoomState, event: RoomEvent): RoomStep {
  if (event.type === 'join') return join(state, event);
  if (event.type === 'tick') return tick(state, event);
  const seat = seatOf(state, event.seat);
  if (!seat || seat.isGone || seat.isKicked)
    return refuse('not_your_run', 'You are not in this room any more. Join it again with its code.');
  switch (event.type) {
    case 'leave':
      return settle(changeSeat(state, seat.number, { isGone: true, reaction: null }), event.now);
    case 'guess':
      return guess(state, seat, event.now);
    case 'react':
      return done(
        changeSeat(state, seat.number, { reaction: { key: event.reaction, at: event.now } }),
      );
    default:
      break;
  }
  if (seat.number !== state.host)
    return refuse('not_allowed', 'Only the host of the room can do this.');
  switch (event.type) {
    case 'start':
      return state.phase === 'lobby' ? begin(state, event, event.now) : wrongTime();
    case 'rematch':
      return state.phase === 'finished' ? begin(state, event, event.now) : wrongTime();
    case 'reveal':
      return state.phase === 'guessing' ? reveal(state, event.now) : wrongTime();
    case 'next':
      return state.phase === 'revealed' ? goOn(state, event.now) : wrongTime();
    case 'lock':
      return done({ ...state, isLocked: event.isLocked });
    case 'admit':
      return done({ ...state, admitsLate: event.admitsLate });
    case 'rename':
      return seatOf(state, event.whom)
        ? done(state, { type: 'rename', seat: event.whom })
        : nobodyThere();
    case 'kick': {
      const whom = seatOf(state, event.whom);
      if (!whom || whom.isKicked || whom.number === state.host) return nobodyThere();
      return settle(changeSeat(state, whom.number, { isKicked: true, reaction: null }), event.now);
    }
  }
}

function join(state: RoomState, event: Extract<RoomEvent, { type: 'join' }>): RoomStep {
  const known = event.seat === null ? undefined : seatOf(state, event.seat);
  if (known?.isKicked)
    return refuse('not_allowed', 'The host has removed you from this room.');
  if (known) return comeBack(state, known, event.watches);
  if (state.isLocked)
    return refuse('room_locked', 'The host has locked this room. Ask them to open it.');
  const isOn = state.phase === 'guessing' || state.phase === 'revealed';
  if (!event.watches && isOn && !state.admitsLate)
    return refuse('room_locked', 'A game is under way, and the host lets nobody in until it ends. You may watch.');
  if (!event.watches && isFull(state))
    return refuse('room_full', 'Every seat of this room is taken. You may watch.');
  const watchers = seatsHere(state).filter(({ isWatcher }) => isWatcher);
  if (state.seats.length >= MAX_SEATS || (event.watches && watchers.length >= MAX_WATCHERS))
    return refuse('room_full', 'This room holds no more people.');
  const number = Math.max(...state.seats.map((seat) => seat.number)) + 1;
  // Whoever comes in the middle of a round is in from the next one.
  const seated = { ...state, seats: [...state.seats, newSeat(number, event.watches, isOn ? state.round + 1 : 0)] };
  return done(
    withHost(seated),
    { type: 'seat', seat: number },
    ...(isOn && !event.watches ? [{ type: 'enter', seat: number } as const] : []),
  );
}

/** Somebody is back: the same seat, the same points, and their guess if they had made one. */
function comeBack(state: RoomState, seat: RoomSeat, watches: boolean): RoomStep {
  // Between games a watcher may take a seat that is free; a player who left finds theirs only while there is room.
  const isOn = state.phase === 'guessing' || state.phase === 'revealed';
  const staysWatcher = seat.isWatcher && (watches || isOn || isFull(state));
  const mayPlay = !staysWatcher && (!seat.isGone || !isFull(state));
  if (!mayPlay && !seat.isWatcher && !watches)
    return refuse('room_full', 'Every seat of this room is taken meanwhile. You may watch.');
  const back = withHost(changeSeat(state, seat.number, { isGone: false, isWatcher: !mayPlay }));
  // Whoever was not here when the game began is in it from the next round.
  return isOn && mayPlay && seat.since > state.round
    ? done(changeSeat(back, seat.number, { since: state.round + 1 }), { type: 'enter', seat: seat.number })
    : done(back);
}

function guess(state: RoomState, seat: RoomSeat, now: number): RoomStep {
  if (state.phase !== 'guessing')
    return refuse('time_over', 'This round is over, so it takes no more guesses.');
  if (seat.isWatcher || seat.since > state.round)
    return refuse('not_in_run', 'You are in from the next round.');
  if (seat.hasGuessed)
    return refuse('already_guessed', 'You have guessed this home already, with another amount. The first guess stands.');
  if (state.deadlineAt !== null && now > state.deadlineAt + ROOM_GRACE_MS)
    return refuse('time_over', 'Time was over before the guess arrived.');
  const kept = changeSeat(state, seat.number, { hasGuessed: true });
  const keep = { type: 'keep', seat: seat.number } as const;
  return hasEverybodyGuessed(kept) ? revealWith(kept, now, [keep]) : done(kept, keep);
}

function begin(state: RoomState, game: RoomGame, now: number): RoomStep {
  const { least } = ROOM_KINDS[state.kind];
  if (game.rounds < 1) return refuse('game_not_open', 'This game has no homes to guess at the moment.');
  const players = new Set(playersHere(state).map(({ number }) => number));
  if (players.size < least)
    return refuse('move_not_allowed', 'Wait until everybody who is to play is here.');
  const begun = {
    ...state,
    ...{ phase: 'guessing', game: state.game + 1, round: 1, rounds: game.rounds, seconds: game.seconds } as const,
    ...{ deadlineAt: deadline(game.seconds, now), revealedAt: null },
    seats: state.seats.map((seat) => ({
      ...seat,
      ...{ since: players.has(seat.number) ? 0 : game.rounds + 1, hasGuessed: false, reaction: null },
    })),
  };
  return done(begun, { type: 'begin' });
}

function goOn(state: RoomState, now: number): RoomStep {
  if (state.round >= state.rounds) return done({ ...state, phase: 'finished' }, { type: 'finish' });
  return done({
    ...state,
    ...{ phase: 'guessing', round: state.round + 1, revealedAt: null } as const,
    deadlineAt: deadline(state.seconds, now),
    seats: state.seats.map((seat) => ({ ...seat, hasGuessed: false, reaction: null })),
  });
}

function reveal(state: RoomState, now: number): RoomStep {
  return revealWith(state, now, []);
}

function revealWith(state: RoomState, now: number, before: readonly RoomEffect[]): RoomStep {
  return done({ ...state, phase: 'revealed', revealedAt: now, deadlineAt: null }, ...before, { type: 'reveal' });
}

/** What time alone brings: the end of a round whose clock ran out, another host for one who is away. */
function tick(state: RoomState, { now, away }: Extract<RoomEvent, { type: 'tick' }>): RoomStep {
  const hosted = away.includes(state.host) ? withHost(state, away) : state;
  const isOver = hosted.deadlineAt !== null && now > hosted.deadlineAt + ROOM_GRACE_MS;
  return hosted.phase === 'guessing' && isOver ? reveal(hosted, now) : done(hosted);
}

/** After somebody went: there is a host, nobody waits for a guess that cannot come, and a game without people is over. */
function settle(state: RoomState, now: number): RoomStep {
  const next = withHost(state);
  const isOn = next.phase === 'guessing' || next.phase === 'revealed';
  if (isOn && seatsHere(next).length === 0) {
    const before = next.phase === 'guessing' ? [{ type: 'reveal' } as const] : [];
    return done({ ...next, phase: 'finished', deadlineAt: null }, ...before, { type: 'finish' });
  }
  const isDecided = next.phase === 'guessing' && guessersOf(next).length > 0 && hasEverybodyGuessed(next);
  return isDecided ? reveal(next, now) : done(next);
}

/** The host stays while here; else the first player who is here, before those who are away and those who watch. */
function withHost(state: RoomState, away: readonly number[] = []): RoomState {
  const here = seatsHere(state);
  if (here.some(({ number }) => number === state.host) && !away.includes(state.host)) return state;
  const isNear = ({ number }: RoomSeat) => !away.includes(number);
  const heir =
    here.find((seat) => !seat.isWatcher && isNear(seat)) ??
    here.find(isNear) ??
    here.find(({ number }) => number === state.host) ??
    here[0];
  return heir ? { ...state, host: heir.number } : state;
}

function hasEverybodyGuessed(state: RoomState): boolean {
  return guessersOf(state).every(({ hasGuessed }) => hasGuessed);
}

function deadline(seconds: number | null, now: number): number | null {
  return seconds === null ? null : now + seconds * 1000;
}

function done(state: RoomState, ...effects: RoomEffect[]): RoomStep {
  return { state, effects };
}

function refuse(refusal: ErrorCode, detail: string): RoomStep {
  return { refusal, detail };
}

function wrongTime(): RoomStep {
  return refuse('move_not_allowed', 'This is not the moment for it: somebody else was faster, or the game moved on.');
}

function nobodyThere(): RoomStep {
  return refuse('not_found', 'There is nobody in this room whom this could be done to.');
}
