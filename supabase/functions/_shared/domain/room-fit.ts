import type { ModeOptions } from './modes.ts';

/** What of a game decides whether a room can play it. */
interface RoomGame {
  readonly missLimitLog: number | null;
  readonly modeOptions?: ModeOptions | undefined;
}

/**
 * Can people in a room play these options together to the end? Two homes side by side are no round of a room. What ends one player's run early, runs one clock
 * through it, asks for a stake before a home is opened or opens clues for points is each player's own. A classroom, where nobody types a name,
 * has rooms of its own kind. A game of words alone has no places, and a room ends with them.
 */
export function fitsRoom(options: ModeOptions, isClass = false): boolean {
  return (
    (isClass || options.isClassroom !== true) &&
    options.lives === undefined &&
    options.runSeconds === undefined &&
    options.missLimitLog === undefined &&
    options.mayDouble !== true &&
    options.hasFog !== true &&
    options.isComparison !== true &&
    options.isFamily !== true
  );
}

/** Can a room play this game as the game says itself? */
export function gameFitsRoom({ missLimitLog, modeOptions }: RoomGame): boolean {
  return missLimitLog === null && fitsRoom(modeOptions ?? {});
}
