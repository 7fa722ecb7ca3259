import type { RoomEvent } from './domain/room-events.ts';
import { stepRoom } from './domain/room-machine.ts';
import type { RoomState } from './domain/room-state.ts';
import { Refusal, Unavailable } from './problem.ts';

/** So many steps of others may come between a step and its writing: a whole class that guesses in the same second. */
const TRIES = 40;
const PAUSE_MS = 12;
/** Nobody waits longer for a step before theirs; then both are made at once, and the version decides. */
const LONGEST_TURN_MS = 5_000;

/** The last step that this process began in each room. */
const turns = new Map<string, Promise<unknown>>();

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
 * Makes steps of one room one after another, as far as they meet in this process: sixty pupils who guess in the same second
 * would else read the room sixty times for each step that one of them writes.
 */
async function inTurn<Answer>(room: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(room);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited =
    before && Promise.race([before, new Promise((over) => (timer = setTimeout(over, LONGEST_TURN_MS)))]);
  const mine = (async () => {
    await waited;
    clearTimeout(timer);
    return work();
  })();
  const over = mine.then(
    () => undefined,
    () => undefined,
  );
  turns.set(room, over);
  void over.then(() => {
    if (turns.get(room) === over) turns.delete(room);
  });
  return mine;
}

/**
 * Reads a room, lets the machine make one step and writes it, again and again while somebody else was faster.
 * @param key of the room: its id or its code
 * @param eventOf what happens, as the room is found; or an answer that needs no step
 */
export async function takeRoomStep<Room extends Found, Answer extends Written, Ready>(
  key: string,
  read: () => Promise<Room | { ready: Ready }>,
  eventOf: (room: Room) => RoomEvent | { ready: Ready },
  write: (room: Room, step: ReturnType<typeof goodStep>) => Promise<Answer>,
): Promise<Answer | { ready: Ready }> {
  const once = async (): Promise<Answer | { ready: Ready }> => {
    const room = await read();
    if ('ready' in room) return room;
    const event = eventOf(room);
    if ('ready' in event) return event;
    return write(room, goodStep(room.state, event));
  };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // Most steps meet nobody; those that did wait for each other.
    const written = attempt === 1 && !turns.has(key) ? await once() : await inTurn(key, once);
    if ('ready' in written || !written.isStale) return written;
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
