/** Work that is asked for again and again. */
export interface Pace {
  /** does the work at once, or as soon as its time has come; however often that is asked for, once */
  readonly ask: () => void;
  /** what was asked for and did not begin is not done */
  readonly stop: () => void;
}

/**
 * Does a piece of work at most once in so many milliseconds: the first time at once, and after that once more for everything
 * that asked meanwhile. A hundred changes in a row are read a few times, and the last of them always.
 */
export function createPace(work: () => void, spanMs: number): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const begin = () => {
    isAsked = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) begin();
    }, spanMs);
    work();
  };
  return {
    ask: () => {
      isAsked = true;
      if (timer === undefined) begin();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      isAsked = false;
    },
  };
}
