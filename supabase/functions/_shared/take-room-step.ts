import type { RoomEvent } from './domain/room-events.ts';
import { stepRoom } from './domain/room-machine.ts';
import type { RoomState } from './domain/room-state.ts';
import { Refusal, Unavailable } from './problem.ts';

/** So many steps of others may come between a step and its writing: a whole class that guesses in the same second. */
const TRIES = 40;
const PAUSE_MS = 12;

/** The room as a step found it. */
interface Found {
  readonly version: number;
  readonly state: RoomState;
}

/** What the writing of a step says: written, or made from a version that is no longer the room's. */
interface Written {
  readonly isStale: boolean;
}

/**
 * Reads a room, lets the machine make one step and writes it, again and again while somebody else was faster.
 * @param eventOf what happens, as the room is found; or an answer that needs no step
 */
export async function takeRoomStep<Room extends Found, Answer extends Written, Ready>(
  read: () => Promise<Room | { ready: Ready }>,
  eventOf: (room: Room) => RoomEvent | { ready: Ready },
  write: (room: Room, step: ReturnType<typeof goodStep>) => Promise<Answer>,
): Promise<Answer | { ready: Ready }> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const room = await read();
    if ('ready' in room) return room;
    const event = eventOf(room);
    if ('ready' in event) return event;
    const step = goodStep(room.state, event);
    const written = await write(room, step);
    if (!written.isStale) return written;
    await new Promise((waited) => setTimeout(waited, Math.random() * PAUSE_MS * Math.min(attempt, 8)));
  }
  throw new Unavailable('the room moved on at every attempt');
}

/** A step of the machine; what it refuses is thrown. */
function goodStep(state: RoomState, event: RoomEvent) {
  const step = stepRoom(state, event);
  if ('refusal' in step) throw new Refusal(step.refusal, step.detail);
  return step;
}
