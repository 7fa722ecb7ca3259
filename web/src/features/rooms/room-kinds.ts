import type { RoomKind } from '#domain/room-rules.ts';
import { PATHS } from '#lib/paths.ts';

/** The address of each kind of room. */
const PATH_OF: Readonly<Record<RoomKind, string>> = {
  vs: PATHS.duel,
  party: PATHS.party,
  private: PATHS.privateRoom,
  class: PATHS.classRoom,
};
/** Kinds that anybody may open; a class needs a teacher with an account. */
export type OpenKind = Exclude<RoomKind, 'class'>;

/** Where the code of a room is typed. */
export function doorPath(kind: RoomKind): string {
  return PATH_OF[kind];
}

/** Where a room is entered. */
export function roomPath(kind: RoomKind, code: string): string {
  return `${doorPath(kind)}?room=${code}`;
}
