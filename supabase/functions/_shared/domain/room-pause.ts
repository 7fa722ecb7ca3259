import { done, type RoomEvent, type RoomStep } from './room-events.ts';
import type { RoomState } from './room-state.ts';

/** While a room is paused it takes no guess and its clock stands; going on gives back what was left. */
export function pause(state: RoomState, { isPaused, now }: Extract<RoomEvent, { type: 'pause' }>): RoomStep {
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
