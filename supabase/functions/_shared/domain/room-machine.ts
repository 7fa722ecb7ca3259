import {
  done,
  refuse,
  type RoomEffect,
  type RoomEvent,
  type RoomGame,
  type RoomStep,
} from './room-events.ts';
import { ROOM_GRACE_MS, ROOM_KINDS } from './room-rules.ts';
import { join, withHost } from './room-seating.ts';
import {
  changeSeat,
  guessersOf,
  playersHere,
  seatOf,
  seatsHere,
  type RoomSeat,
  type RoomState,
} from './room-state.ts';

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
      return done(changeSeat(state, seat.number, { reaction: { key: event.reaction, at: event.now } }));
    default:
      break;
  }
  if (seat.number !== state.host) return refuse('not_allowed', 'Only the host of the room can do this.');
  switch (event.type) {
    case 'start':
      return state.phase === 'lobby' ? begin(state, event, event.now) : wrongTime();
    case 'rematch':
      return state.phase === 'finished' ? begin(state, event, event.now) : wrongTime();
    case 'reveal':
      return state.phase === 'guessing' ? reveal(state, event.now) : wrongTime();
    case 'next':
      return state.phase === 'revealed' ? goOn(state, event.now) : wrongTime();
    case 'pause':
      return state.phase === 'guessing' ? pause(state, event.isPaused, event.now) : wrongTime();
    case 'lock':
      return done({ ...state, isLocked: event.isLocked });
    case 'admit':
      return done({ ...state, admitsLate: event.admitsLate });
    case 'rename':
      return seatOf(state, event.whom) ? done(state, { type: 'rename', seat: event.whom }) : nobodyThere();
    case 'kick': {
      const whom = seatOf(state, event.whom);
      if (!whom || whom.isKicked || whom.number === state.host) return nobodyThere();
      return settle(changeSeat(state, whom.number, { isKicked: true, reaction: null }), event.now);
    }
  }
}

function guess(state: RoomState, seat: RoomSeat, now: number): RoomStep {
  if (state.phase !== 'guessing')
    return refuse('time_over', 'This round is over, so it takes no more guesses.');
  if (seat.isWatcher || seat.since > state.round)
    return refuse('not_in_run', 'You are in from the next round.');
  if (state.pausedAt != null)
    return refuse('room_paused', 'The room is paused. Send your guess again when it goes on.');
  if (seat.hasGuessed)
    return refuse(
      'already_guessed',
      'You have guessed this home already, with another amount. The first guess stands.',
    );
  if (state.deadlineAt !== null && now > state.deadlineAt + ROOM_GRACE_MS)
    return refuse('time_over', 'Time was over before the guess arrived.');
  const kept = changeSeat(state, seat.number, { hasGuessed: true });
  const keep = { type: 'keep', seat: seat.number } as const;
  // A class waits for its teacher, who may have something to say before the price.
  return hasEverybodyGuessed(kept) && !isClass(state) ? revealWith(kept, now, [keep]) : done(kept, keep);
}

function begin(state: RoomState, game: RoomGame, now: number): RoomStep {
  const { least } = ROOM_KINDS[state.kind];
  if (game.rounds < 1) return refuse('game_not_open', 'This game has no homes to guess at the moment.');
  const players = new Set(playersHere(state).map(({ number }) => number));
  if (players.size < least) return refuse('move_not_allowed', 'Wait until everybody who is to play is here.');
  const begun = {
    ...state,
    ...({
      phase: 'guessing',
      game: state.game + 1,
      round: 1,
      rounds: game.rounds,
      seconds: game.seconds,
    } as const),
    ...{ deadlineAt: deadline(game.seconds, now), revealedAt: null, pausedAt: null },
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
    ...({ phase: 'guessing', round: state.round + 1, revealedAt: null } as const),
    deadlineAt: deadline(state.seconds, now),
    seats: state.seats.map((seat) => ({ ...seat, hasGuessed: false, reaction: null })),
  });
}

/** While a room is paused it takes no guess and its clock stands; going on gives back what was left. */
function pause(state: RoomState, isPaused: boolean, now: number): RoomStep {
  const pausedAt = state.pausedAt ?? null;
  if (isPaused === (pausedAt !== null)) return done(state);
  if (pausedAt === null) return done({ ...state, pausedAt: now });
  const { deadlineAt } = state;
  return done({
    ...state,
    pausedAt: null,
    deadlineAt: deadlineAt === null ? null : deadlineAt + (now - pausedAt),
  });
}

function reveal(state: RoomState, now: number): RoomStep {
  return revealWith(state, now, []);
}

function revealWith(state: RoomState, now: number, before: readonly RoomEffect[]): RoomStep {
  return done({ ...state, phase: 'revealed', revealedAt: now, deadlineAt: null, pausedAt: null }, ...before, {
    type: 'reveal',
  });
}

/** What time alone brings: the end of a round whose clock ran out, another host for one who is away. */
function tick(state: RoomState, { now, away }: Extract<RoomEvent, { type: 'tick' }>): RoomStep {
  const hosted = away.includes(state.host) ? withHost(state, away) : state;
  const isOver =
    hosted.deadlineAt !== null && hosted.pausedAt == null && now > hosted.deadlineAt + ROOM_GRACE_MS;
  return hosted.phase === 'guessing' && isOver ? reveal(hosted, now) : done(hosted);
}

/** After somebody went: there is a host, nobody waits for a guess that cannot come, and a game without people is over. */
function settle(state: RoomState, now: number): RoomStep {
  const next = withHost(state);
  const isOn = next.phase === 'guessing' || next.phase === 'revealed';
  if (isOn && seatsHere(next).length === 0) {
    const before = next.phase === 'guessing' ? [{ type: 'reveal' } as const] : [];
    return done({ ...next, phase: 'finished', deadlineAt: null, pausedAt: null }, ...before, {
      type: 'finish',
    });
  }
  const isDecided =
    next.phase === 'guessing' && !isClass(next) && guessersOf(next).length > 0 && hasEverybodyGuessed(next);
  return isDecided ? reveal(next, now) : done(next);
}

function isClass({ kind }: RoomState): boolean {
  return ROOM_KINDS[kind].isClass;
}

function hasEverybodyGuessed(state: RoomState): boolean {
  return guessersOf(state).every(({ hasGuessed }) => hasGuessed);
}

function deadline(seconds: number | null, now: number): number | null {
  return seconds === null ? null : now + seconds * 1000;
}

function wrongTime(): RoomStep {
  return refuse(
    'move_not_allowed',
    'This is not the moment for it: somebody else was faster, or the game moved on.',
  );
}

function nobodyThere(): RoomStep {
  return refuse('not_found', 'There is nobody in this room whom this could be done to.');
}
