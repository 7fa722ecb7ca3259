import type { RoomKind } from '#domain/room-rules.ts';
import { PATHS } from '#lib/paths.ts';

/** The address of each kind of room that anybody may open. */
const PATH_OF = { vs: PATHS.duel, party: PATHS.party, private: PATHS.privateRoom } as const;
export type OpenKind = keyof typeof PATH_OF;

/** Where the code of a room is typed. A class is one with a private room's address. */
export function doorPath(kind: RoomKind): string {
  return PATH_OF[kind === 'class' ? 'private' : kind];
}

/** Where a room is entered. */
export function roomPath(kind: RoomKind, code: string): string {
  return `${doorPath(kind)}?room=${code}`;
}
