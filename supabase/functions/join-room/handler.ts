import type { z } from 'zod';
import { parseRoomCode } from '../_shared/domain/room-code.ts';
import { ROOM_KINDS } from '../_shared/domain/room-rules.ts';
import { nameForRoom } from '../_shared/name-for-room.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { takeRoomStep } from '../_shared/take-room-step.ts';
import type { joinRoomRequest, RoomEntry } from '../_shared/wire/rooms.ts';

/** Enters a room by its code; whoever has a seat there gets it back. */
export const joinRoom: Handler<z.output<typeof joinRoomRequest>> = async (input, { caller, database }) => {
  const code = parseRoomCode(input.code);
  if (code === null)
    throw new Refusal('not_found', 'There is no room with this code. Check it with whoever told you.');
  const guestToken = input.guestToken ?? null;
  const written = await takeRoomStep(
    code,
    () =>
      database.call('room_to_join', {
        code,
        userId: caller.userId,
        guestToken,
        playerToken: input.playerToken ?? null,
        clientAddress: caller.address,
      }),
    ({ seat }) => ({ type: 'join', seat, watches: input.watches ?? false }),
    async (room, { state, effects }) => {
      const made = effects.find(({ type }) => type === 'seat');
      const seat = made && 'seat' in made ? made.seat : room.seat;
      if (seat === null) throw new Unavailable('the machine gave no seat');
      return database.call('write_room', {
        ...{ roomId: room.roomId, version: room.version, state, effects: [...effects], seat },
        ...{ commandId: null, gameId: null, homes: null, guess: null },
        person: made
          ? {
              name: await nameForRoom(
                input.displayName,
                ROOM_KINDS[room.kind].isClass,
                caller.userId,
                database,
              ),
              userId: caller.userId,
              guestToken,
              requestKey: input.requestKey || null,
            }
          : null,
      });
    },
  );
  if ('ready' in written || written.entry === null) throw new Unavailable('the room let nobody in');
  const { guestToken: newToken, ...entry } = written.entry;
  const body: RoomEntry = newToken === null ? entry : { ...entry, guestToken: newToken };
  return { status: 200, body };
};
