/** A page took longer to read than it may. */
export class OutOfTime extends Error {}

/** How long reading may go on. Whatever loops over a page asks it; a page that was built to keep a reader busy ends there. */
export interface TimeBudget {
  /** Throws `OutOfTime` once the time is over. Cheap enough for every step of a loop. */
  check(): void;
}

/** For whoever reads pages of their own, such as tests. */
export const NO_TIME_LIMIT: TimeBudget = { check: () => undefined };

/** Steps between two looks at the clock. */
const STEPS = 32;

/**
 * A budget that begins now.
 * @param limitMs milliseconds
 * @param now milliseconds of any clock that does not go back
 */
export function timeBudget(limitMs: number, now: () => number): TimeBudget {
  const endsAt = now() + limitMs;
  let steps = 0;
  return {
    check() {
      steps += 1;
      if (steps % STEPS === 1 && now() > endsAt) throw new OutOfTime(`longer than ${limitMs} ms`);
    },
  };
}
