import type { z } from 'zod';
import { isBuiltMode, modeOptions } from '../_shared/domain/modes.ts';
import { makeRoomCode } from '../_shared/domain/room-code.ts';
import { fitsRoom } from '../_shared/domain/room-fit.ts';
import { ROOM_KINDS } from '../_shared/domain/room-rules.ts';
import { openRoom as newRoom } from '../_shared/domain/room-state.ts';
import { nameForRoom } from '../_shared/name-for-room.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
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
  if (mode !== null && !isBuiltMode(mode))
    throw new Refusal(
      'invalid_request',
      'This mode cannot be played yet. Choose another one, or leave it out.',
    );
  if (mode !== null && !fitsRoom(modeOptions(mode), isClass))
    throw new Refusal('not_allowed', 'This mode is not played in such a room. Choose another one.');
  const name = await nameForRoom(input.displayName, isClass, caller.userId, database);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const opened = await database.call('open_room', {
      gameSlug: input.game.toLowerCase(),
      brand: input.brand || null,
      kind: input.kind,
      mode,
      modeOptions: mode === null ? null : modeOptions(mode),
      code: makeRoomCode(Math.random),
      state: newRoom(input.kind, input.watches ?? false),
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
