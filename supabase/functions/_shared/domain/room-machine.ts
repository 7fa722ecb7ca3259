import { turnOf } from './room-draft.ts';
import { done, refuse, type RoomEvent, type RoomStep } from './room-events.ts';
import { pause } from './room-pause.ts';
import { begin, goOn, guess, pick, pickForThem, propose, reveal, settle, tick } from './room-rounds.ts';
import { join } from './room-seating.ts';
import { changeSeat, isOn, seatOf, type RoomSeat, type RoomState } from './room-state.ts';
import { dealTeams, resizeTeams } from './room-teams.ts';

type SeatEvent = Exclude<RoomEvent, { type: 'join' | 'tick' }>;
type HostEvent = Exclude<SeatEvent, { type: 'leave' | 'guess' | 'propose' | 'pick' | 'team' | 'react' }>;

/** One step of a room: what an event makes of it, or why it cannot be. Nothing else changes a room. */
export function stepRoom(state: RoomState, event: RoomEvent): RoomStep {
  const step = makeStep(state, event);
  if ('refusal' in step || step.state.draft === null) return step;
  // Whoever comes or goes may change whose turn it is to pick.
  const turn = turnOf(step.state);
  const { draft } = step.state;
  return draft.turn === turn ? step : { ...step, state: { ...step.state, draft: { ...draft, turn } } };
}

function makeStep(state: RoomState, event: RoomEvent): RoomStep {
  if (event.type === 'join') return join(state, event);
  if (event.type === 'tick') return tick(state, event);
  const seat = seatOf(state, event.seat);
  if (!seat || seat.isGone || seat.isKicked)
    return refuse('not_your_run', 'You are not in this room any more. Join it again with its code.');
  switch (event.type) {
    case 'leave':
      return settle(changeSeat(state, seat.number, { isGone: true, reaction: null }), event);
    case 'guess':
      return guess(state, seat, event);
    case 'propose':
      return propose(state, seat, event);
    case 'pick':
      return pick(state, seat, event);
    case 'team':
      return chooseTeam(state, seat, event.team);
    case 'react':
      return done(changeSeat(state, seat.number, { reaction: { key: event.reaction, at: event.now } }));
    default:
      return seat.number === state.host
        ? stepAsHost(state, event)
        : refuse('not_allowed', 'Only the host of the room can do this.');
  }
}

function stepAsHost(state: RoomState, event: HostEvent): RoomStep {
  switch (event.type) {
    case 'start':
      return state.phase === 'lobby' ? begin(state, event) : wrongTime();
    case 'rematch':
      return state.phase === 'finished' ? begin(state, event) : wrongTime();
    case 'reveal':
      return state.phase === 'guessing' ? reveal(state, event) : wrongTime();
    case 'next':
      if (state.phase === 'drafting') return pickForThem(state, event.now);
      return state.phase === 'revealed' ? goOn(state, event.now) : wrongTime();
    case 'pause':
      return state.phase === 'guessing' ? pause(state, event) : wrongTime();
    case 'lock':
      return done({ ...state, isLocked: event.isLocked });
    case 'admit':
      return done({ ...state, admitsLate: event.admitsLate });
    case 'names':
      return done({ ...state, areNamesHidden: event.areHidden });
    case 'rename':
      return seatOf(state, event.whom) ? done(state, { type: 'rename', seat: event.whom }) : nobodyThere();
    case 'kick': {
      const whom = seatOf(state, event.whom);
      if (!whom || whom.isKicked || whom.number === state.host) return nobodyThere();
      return settle(changeSeat(state, whom.number, { isKicked: true, reaction: null }), event);
    }
    case 'mode':
      return isBetweenGames(state) ? done({ ...state, play: event.play }, { type: 'mode' }) : wrongTime();
    case 'teams':
      return isBetweenGames(state) ? done(resizeTeams(state, event.teams, event.rule)) : wrongTime();
    case 'deal':
      return isBetweenGames(state) ? done(dealTeams(state, event.order)) : wrongTime();
  }
}

/** Teams are chosen between games; who changes sides in one would take points along. */
function chooseTeam(state: RoomState, seat: RoomSeat, team: number): RoomStep {
  if (!isBetweenGames(state)) return wrongTime();
  if (seat.isWatcher || team < 1 || team > state.teams)
    return refuse('move_not_allowed', 'There is no such team for you in this room.');
  return done(changeSeat(state, seat.number, { team }));
}

function isBetweenGames(state: RoomState): boolean {
  return !isOn(state) && state.phase !== 'drafting';
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
