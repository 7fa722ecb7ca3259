/** A guess that was on its way when the time was over still counts for so long. */
export const LATE_GRACE_MS = 2000;

export interface Clock {
  /** When the round was opened, and when the first round of its run was. */
  readonly openedAt: number;
  readonly firstOpenedAt: number;
  /** Seconds for the round and for the whole run; null where there is no such clock. */
  readonly roundSeconds: number | null;
  readonly runSeconds: number | null;
}

/** When the time of a round is over: its own clock's end or the run's, whichever comes first; null without any clock. */
export function deadlineOf({ openedAt, firstOpenedAt, roundSeconds, runSeconds }: Clock): number | null {
  const ends = [
    roundSeconds === null ? null : openedAt + roundSeconds * 1000,
    runSeconds === null ? null : firstOpenedAt + runSeconds * 1000,
  ].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Is a guess of this moment too late? */
export function isLate(at: number, clock: Clock): boolean {
  const deadline = deadlineOf(clock);
  return deadline !== null && at > deadline + LATE_GRACE_MS;
}

/** How many seconds the clock that is on screen had when it was full. */
export function fullSeconds(
  round: { readonly openedAt: string | null; readonly deadlineAt: string | null },
  runSeconds: number | undefined,
): number {
  return runSeconds ?? (Date.parse(round.deadlineAt ?? '') - Date.parse(round.openedAt ?? '')) / 1000;
}
