import type { z } from 'zod';
import { roomModeOptions } from '../_shared/domain/modes.ts';
import { makeRoomCode } from '../_shared/domain/room-code.ts';
import { ROOM_KINDS } from '../_shared/domain/room-rules.ts';
import { openRoom as newRoom, playOf } from '../_shared/domain/room-state.ts';
import { nameForRoom } from '../_shared/name-for-room.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import { refuseRoomMode } from '../_shared/refuse-room-mode.ts';
import type { Handler } from '../_shared/serve.ts';
import type { openRoomRequest, RoomEntry } from '../_shared/wire/rooms.ts';

const CLASS_MODE = 'classroom-safe';
/** A code may be taken: with a hundred million of them a second draw is rare. */
const DRAWS = 6;

/** Opens a room of a game: 201 with its code, its topic and the token of the host's seat. */
export const openRoom: Handler<z.output<typeof openRoomRequest>> = async (input, { caller, database }) => {
  const { isClass } = ROOM_KINDS[input.kind];
  if (isClass && caller.userId === null)
    throw new Refusal('not_allowed', 'A room for a class is opened with an account. Sign in first.');
  const mode = isClass ? CLASS_MODE : (input.mode ?? null);
  refuseRoomMode(mode, input.kind);
  const options = mode === null ? null : roomModeOptions(mode);
  const name = await nameForRoom(input.displayName, isClass, caller.userId, database);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const opened = await database.call('open_room', {
      gameSlug: input.game.toLowerCase(),
      brand: input.brand || null,
      kind: input.kind,
      mode,
      modeOptions: options,
      code: makeRoomCode(Math.random),
      state: newRoom(input.kind, input.watches ?? false, playOf(options ?? {})),
      name,
      userId: caller.userId,
      guestToken: input.guestToken ?? null,
      requestKey: input.requestKey || null,
      clientAddress: caller.address,
    });
    if (opened === null) continue;
    const { guestToken, ...entry } = opened;
    const body: RoomEntry = guestToken === null ? entry : { ...entry, guestToken };
    return { status: 201, body };
  }
  throw new Unavailable('every code that was drawn is taken');
};
