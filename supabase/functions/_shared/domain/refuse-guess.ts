import { refuse, type RoomStep } from './room-events.ts';
import { ROOM_GRACE_MS } from './room-rules.ts';
import type { RoomSeat, RoomState } from './room-state.ts';

/** Why this seat cannot guess, or propose, at this moment; null where it can. */
export function refuseGuess(state: RoomState, seat: RoomSeat, now: number): RoomStep | null {
  if (state.phase !== 'guessing')
    return refuse('time_over', 'This round is over, so it takes no more guesses.');
  if (seat.outAfter !== null) return refuse('not_in_run', 'You are out of this game. Watch the others.');
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
  return null;
}
