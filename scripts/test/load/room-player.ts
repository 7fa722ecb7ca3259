import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { camelCase } from '#wire/camel-case.ts';
import type { RoomCommandRequest, RoomEntry, RoomView } from '#wire/rooms.ts';
import type { Stack } from '../../stack/start-stack.ts';
import { Refused } from './guest-player.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;
const GIVE_UP_MS = 90_000;
const SILENCE_MS = 10_000;

/** A command without what every command has. */
export type Order = DistributiveOmit<RoomCommandRequest, 'roomId' | 'playerToken' | 'commandId'>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** Somebody in a room, over the API as the site uses it: refusals are final, silence and 503 are tried again. */
export interface RoomPlayer {
  readonly entry: RoomEntry;
  retried(): number;
  /** Sends a command, again under the same id until there is an answer. */
  order(order: Order): Promise<number>;
  look(): Promise<RoomView>;
}

/** Opens a room of a game, or enters the one of a code. */
export async function enterRoom(
  stack: Pick<Stack, 'api' | 'publishableKey'>,
  how:
    | { game: string; kind: 'vs' | 'party' | 'private' | 'class'; mode?: string; watches?: boolean }
    | { code: string; playerToken?: string },
  address: string,
  accessToken: string | null = null,
): Promise<RoomPlayer> {
  let retries = 0;
  const post = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const begun = performance.now();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await postOnce<Answer>(path, body);
      } catch (error) {
        const isFinal = error instanceof Refused && error.status !== 503;
        if (isFinal || performance.now() - begun > GIVE_UP_MS) throw error;
        retries += 1;
        await delay(wait);
      }
    }
  };
  const postOnce = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const response = await fetch(`${stack.api}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: stack.publishableKey,
        'x-forwarded-for': address,
        ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      // A line that died with what was killed may never say so.
      signal: AbortSignal.timeout(SILENCE_MS),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.ok) return answer as Answer;
    const code = answer['code'] ?? answer['details'];
    // PostgREST and the gateway say of a database that is away what they like: all of it passes.
    throw new Refused(response.status >= 500 ? 503 : response.status, String(code), String(answer['detail']));
  };
  const name = 'game' in how ? 'open-room' : 'join-room';
  const entry = await post<RoomEntry>(`functions/v1/${name}`, { ...how, requestKey: randomUUID() });
  const seat = { roomId: entry.room.id, playerToken: entry.playerToken };
  return {
    entry,
    retried: () => retries,
    order: async (order) => {
      const sent = { ...seat, commandId: randomUUID(), ...order };
      return (await post<{ version: number }>('functions/v1/room-command', sent)).version;
    },
    look: async () =>
      camelCase(
        await post<unknown>('rest/v1/rpc/room_state', {
          room_id: seat.roomId,
          player_token: seat.playerToken,
        }),
      ) as RoomView,
  };
}
