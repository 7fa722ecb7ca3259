import { done, refuse, type RoomEvent, type RoomStep } from './room-events.ts';
import { MAX_SEATS, MAX_WATCHERS, ROOM_KINDS } from './room-rules.ts';
import {
  changeSeat,
  isFull,
  isOn as isGameOn,
  newSeat,
  seatOf,
  seatsHere,
  type RoomSeat,
  type RoomState,
} from './room-state.ts';
import { fillTeams } from './room-teams.ts';

/** Somebody enters: by a new seat, or by the one that is theirs. */
export function join(state: RoomState, event: Extract<RoomEvent, { type: 'join' }>): RoomStep {
  const known = event.seat === null ? undefined : seatOf(state, event.seat);
  if (known?.isKicked) return refuse('not_allowed', 'The host has removed you from this room.');
  if (known) return comeBack(state, known, event.watches);
  if (state.isLocked) return refuse('room_locked', 'The host has locked this room. Ask them to open it.');
  const isOn = isGameOn(state);
  // Nobody comes late into an elimination: they would have survived rounds that they did not play.
  if (!event.watches && isOn && (!state.admitsLate || state.play.eliminates))
    return refuse(
      'room_locked',
      'A game is under way, and nobody else joins it until it ends. You may watch.',
    );
  if (!event.watches && isFull(state))
    return refuse('room_full', 'Every seat of this room is taken. You may watch.');
  const watchers = seatsHere(state).filter(({ isWatcher }) => isWatcher);
  if (state.seats.length >= MAX_SEATS || (event.watches && watchers.length >= MAX_WATCHERS))
    return refuse('room_full', 'This room holds no more people.');
  const number = Math.max(...state.seats.map((seat) => seat.number)) + 1;
  // Whoever comes in the middle of a round is in from the next one.
  const seated = {
    ...state,
    seats: [...state.seats, newSeat(number, event.watches, isOn ? state.round + 1 : 0)],
  };
  return done(
    withHost(isOn ? fillTeams(seated) : seated),
    { type: 'seat', seat: number },
    ...(isOn && !event.watches ? [{ type: 'enter', seat: number } as const] : []),
  );
}

/** Somebody is back: the same seat, the same points, and their guess if they had made one. */
function comeBack(state: RoomState, seat: RoomSeat, watches: boolean): RoomStep {
  // Between games a watcher may take a seat that is free; a player who left finds theirs only while there is room.
  const isOn = isGameOn(state);
  // Whoever shows a room to a class does not slip into it as a pupil.
  const isTeacher = ROOM_KINDS[state.kind].isClass && seat.number === state.host;
  const staysWatcher = seat.isWatcher && (watches || isOn || isFull(state) || isTeacher);
  const mayPlay = !staysWatcher && (!seat.isGone || !isFull(state));
  if (!mayPlay && !seat.isWatcher && !watches)
    return refuse('room_full', 'Every seat of this room is taken meanwhile. You may watch.');
  const back = withHost(changeSeat(state, seat.number, { isGone: false, isWatcher: !mayPlay }));
  // Whoever was not here when the game began is in it from the next round.
  return isOn && mayPlay && seat.since > state.round && !state.play.eliminates
    ? done(fillTeams(changeSeat(back, seat.number, { since: state.round + 1 })), {
        ...{ type: 'enter', seat: seat.number },
      })
    : done(back);
}

/** A class keeps its teacher, here or away: no pupil hosts it. Else the host stays while here; else the first player who is here, before those who are away and those who watch. */
export function withHost(state: RoomState, away: readonly number[] = []): RoomState {
  if (ROOM_KINDS[state.kind].isClass) return state;
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
