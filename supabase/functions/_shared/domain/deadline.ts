/** What the way of a guess through the network may take after the clock has run out. */
export const DEADLINE_GRACE_MS = 2_000;

/** A run without a guess for so long has expired. */
export const RUN_EXPIRES_AFTER_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds until the deadline on the server's clock, 0 once it is over, null without one. */
export function timeLeftMs(deadlineAt: string | null, serverNowMs: number): number | null {
  return deadlineAt === null ? null : Math.max(0, Date.parse(deadlineAt) - serverNowMs);
}

/** True when a guess at this time earns nothing: later than the deadline and its grace. */
export function isPastDeadline(deadlineAt: string | null, serverNowMs: number): boolean {
  return deadlineAt !== null && serverNowMs > Date.parse(deadlineAt) + DEADLINE_GRACE_MS;
}

/** True when the run has had no guess for 24 hours. `activeAt` is its last guess, or its start. */
export function hasExpired(activeAt: string, serverNowMs: number): boolean {
  return serverNowMs > Date.parse(activeAt) + RUN_EXPIRES_AFTER_MS;
}
