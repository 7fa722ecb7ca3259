import { ROOMS, wordOfRoom } from '../notes/rooms.ts';

interface InRoom {
  readonly room: string;
}

/** Photos by the room that they show: rooms that homes usually have first, others as they are called, and none at the end. */
export function byRoom<Photo extends InRoom>(
  photos: readonly Photo[],
): readonly { readonly room: string; readonly photos: readonly Photo[] }[] {
  const rooms = [...new Set(photos.map(({ room }) => room.trim().toLowerCase()))];
  const place = (room: string) => {
    if (room === '') return ROOMS.length + 1;
    const at = ROOMS.findIndex((one) => one === room);
    return at < 0 ? ROOMS.length : at;
  };
  return rooms
    .toSorted((one, other) => place(one) - place(other) || one.localeCompare(other))
    .map((room) => ({ room, photos: photos.filter((photo) => photo.room.trim().toLowerCase() === room) }));
}

/** A room's name; one of somebody's own words as they wrote it. */
export function roomWords(room: string, unnamed: string): string {
  return room === '' ? unnamed : wordOfRoom(room);
}
