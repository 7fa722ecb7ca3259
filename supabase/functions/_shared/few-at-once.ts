import { Unavailable } from './problem.ts';

/** How much one process takes on. */
export interface Line {
  /** so many works are done beside each other */
  readonly atOnce: number;
  /** so many may wait, in the order in which they came */
  readonly waiting: number;
  /** and none of them for longer */
  readonly longestMs: number;
}

/** Whoever is sent away comes back within so many seconds, not all in the same one. */
const COME_BACK_S = 3;

/**
 * Does few works at once and keeps others in line. Whoever finds the line full, or waits too long in it, is told to come
 * back: quickly, so that a crowd costs everybody a little time instead of the answer.
 * @param chance from 0 up to 1, as Math.random gives
 */
export function fewAtOnce(
  { atOnce, waiting, longestMs }: Line,
  chance: () => number = Math.random,
): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let busy = 0;
  const line: (() => void)[] = [];
  const sentAway = (why: string) => new Unavailable(why, 1 + Math.floor(chance() * COME_BACK_S));

  const turn = (): Promise<void> =>
    new Promise((begin, refuse) => {
      if (line.length >= waiting) {
        refuse(sentAway('too many wait already'));
        return;
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(next), 1);
        refuse(sentAway('the line was too slow'));
      }, longestMs);
      const next = () => {
        clearTimeout(timer);
        begin();
      };
      line.push(next);
    });

  return async (work) => {
    // Whoever is called up takes the place of the one who goes, so that nobody new comes first.
    if (busy < atOnce) busy += 1;
    else await turn();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
