/** How long until a moment, by a clock that may be wrong: what it says is corrected by how far off it was at an answer. */
export interface ServerClock {
  /** the server's time in the answer */
  readonly serverAt: number;
  /** what a clock that only runs forward said when the answer came */
  readonly tickedAt: number;
}

/** The server's time now, by the ticks that passed since its answer; the device's own date is never asked. */
export function serverNow({ serverAt, tickedAt }: ServerClock, tick: number): number {
  return serverAt + Math.max(0, tick - tickedAt);
}

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly isOver: boolean;
}

/** The time until a moment in parts; nothing below zero. */
export function timeLeft(until: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    isOver: left === 0,
  };
}
