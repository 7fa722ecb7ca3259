// Apart from room-fit.ts, which pages of a first visit load: the table of kinds brings that of modes along.
import type { ModeOptions } from './modes.ts';
import { fitsRoom } from './room-fit.ts';
import { ROOM_KINDS, type RoomKind } from './room-rules.ts';

/** Can a room of this kind play these options? Two alone make no teams, and one of two is left after a single home. */
export function fitsKind(options: ModeOptions, kind: RoomKind): boolean {
  const { isClass, seats } = ROOM_KINDS[kind];
  const needsMore = options.eliminates === true || options.teaming === 'teams';
  return fitsRoom(options, isClass) && (!needsMore || seats > 2);
}
