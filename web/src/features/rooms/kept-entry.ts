import type { RoomEntry } from '#wire/rooms.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';

const keyOf = (code: string) => `room:${code}`;

/** Keeps the seat of a room, so that a reload, a locked phone or another tab finds it again without typing. */
export function keepEntry({ room, playerToken }: RoomEntry): void {
  writeStored('local', keyOf(room.code), JSON.stringify({ room, playerToken }));
}

/** The seat that this browser has in the room of a code, or null. */
export function readEntry(code: string): RoomEntry | null {
  const kept = readStoredJson('local', keyOf(code)) as Partial<RoomEntry> | null;
  return typeof kept?.playerToken === 'string' && typeof kept.room?.id === 'string'
    ? (kept as RoomEntry)
    : null;
}

/** Forgets a seat that was given up or taken away. */
export function forgetEntry(code: string): void {
  writeStored('local', keyOf(code), null);
}
