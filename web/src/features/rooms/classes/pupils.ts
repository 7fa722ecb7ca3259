import type { RoomPlayer, RoomView } from '#wire/rooms.ts';

/** Everybody in a class who plays: not its teacher, no projector. */
export function pupilsOf({ players }: Pick<RoomView, 'players'>): RoomPlayer[] {
  return players.filter(({ isWatcher }) => !isWatcher);
}

/** How many are asked for a guess in the round that is on, and how many of them have guessed. */
export function progressOf(view: Pick<RoomView, 'players'>): { guessed: number; count: number } {
  const asked = pupilsOf(view).filter(
    ({ isPlaying, isHere, hasGuessed }) => hasGuessed || (isPlaying && isHere),
  );
  return { guessed: asked.filter(({ hasGuessed }) => hasGuessed).length, count: asked.length };
}
