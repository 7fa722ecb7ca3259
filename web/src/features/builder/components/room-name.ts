import { isMessageKey, t } from '#lib/i18n.ts';

/** A room in the reader's language; one that is not known as it came. */
export function roomName(room: string): string {
  const key = `room.${room.toLowerCase().replaceAll(/[ _]/g, '-')}`;
  return isMessageKey(key) ? t(key) : room;
}
