import type { RoomKind } from '#domain/room-rules.ts';

/** The address of each kind of room that anybody may open. */
const PATH_OF = { vs: '/rooms/vs', party: '/rooms/party', private: '/rooms/private-room' } as const;
export type OpenKind = keyof typeof PATH_OF;

/** The kind of room that a page is about, by its address. */
export function kindOfPath(path: string): OpenKind {
  return (Object.keys(PATH_OF) as OpenKind[]).find((kind) => path.endsWith(PATH_OF[kind])) ?? 'party';
}

/** Where a room is entered. A class is one with a private room's address. */
export function roomPath(kind: RoomKind, code: string): string {
  return `${PATH_OF[kind === 'class' ? 'private' : kind]}?room=${code}`;
}
