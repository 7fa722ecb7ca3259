import { isRoomPlayable, MODES, roomModeOptions, type Modes } from './domain/modes.ts';
import { fitsKind } from './domain/room-kind-fit.ts';
import { ROOM_KINDS, type RoomKind } from './domain/room-rules.ts';
import { Refusal } from './problem.ts';

/** Refuses a mode that such a room cannot play; null is the mode that the game says itself. */
export function refuseRoomMode(mode: string | null, kind: RoomKind, modes: Modes = MODES): void {
  const { isClass } = ROOM_KINDS[kind];
  if (mode === null && !isClass) return;
  if (mode !== null && !isRoomPlayable(modes, mode))
    throw new Refusal(
      'invalid_request',
      'This mode cannot be played yet. Choose another one, or leave it out.',
    );
  const options = roomModeOptions(mode ?? '', modes);
  // A class keeps to the mode for classes, whoever asks.
  if (!fitsKind(options, kind) || (isClass && options.isClassroom !== true))
    throw new Refusal('not_allowed', 'This mode is not played in such a room. Choose another one.');
}
