import type { RoomView } from '#wire/rooms.ts';

/** When the server's clock said what this browser's clock says as well. */
export interface SeenRoom {
  readonly view: RoomView;
  /** the server's clock minus ours */
  readonly offsetMs: number;
}

/** A room that was told or read in this moment. */
export function seenNow(view: RoomView): SeenRoom {
  return { view, offsetMs: Date.parse(view.serverNow) - Date.now() };
}

/** What was read and what was told meet: the later version counts, and the own guess is known from reading alone. */
export function newerRoom(read: SeenRoom | undefined, told: SeenRoom | undefined): SeenRoom | undefined {
  if (!read || !told || told.view.version <= read.view.version) return read;
  const { round, gameNumber } = told.view;
  const known = read.view.gameNumber === gameNumber ? read.view.round : null;
  if (!round || round.number !== known?.number) return told;
  return { ...told, view: { ...told.view, round: { ...round, ownGuess: known.ownGuess } } };
}
