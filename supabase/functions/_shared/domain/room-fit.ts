import type { ModeOptions } from './modes.ts';

/** What of a game decides whether a room can play it. */
interface RoomGame {
  readonly missLimitLog: number | null;
  readonly modeOptions?: ModeOptions | undefined;
}

/**
 * Can people in a room play these options together to the end? What ends one player's run early, runs one clock
 * through it or asks for a stake before a home is opened is each player's own. A classroom, where nobody types a name,
 * has rooms of its own kind.
 */
export function fitsRoom(options: ModeOptions, isClass = false): boolean {
  return (
    (isClass || options.isClassroom !== true) &&
    options.lives === undefined &&
    options.runSeconds === undefined &&
    options.missLimitLog === undefined &&
    options.mayDouble !== true
  );
}

/** Can a room play this game as the game says itself? */
export function gameFitsRoom({ missLimitLog, modeOptions }: RoomGame): boolean {
  return missLimitLog === null && fitsRoom(modeOptions ?? {});
}
