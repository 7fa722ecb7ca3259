/** What somebody made of a day: done within it, missed, or forgiven since nobody could play it. */
export const DAY_MARKS = { done: '1', missed: '0', forgiven: 'f' } as const;

/** In any so many days in a row one may be missed. */
export const STREAK_WINDOW = 7;

export interface Streak {
  /** days done in a row, not counting those that were missed or forgiven */
  readonly days: number;
  readonly isDoneToday: boolean;
  /** a day of the last seven is missed: the next one missed ends the streak, until that day is a week old */
  readonly isRestUsed: boolean;
}

/**
 * A streak from the marks of the days, today's first. Today is still open, so not having played it misses nothing. One
 * missed day in any seven is allowed; a forgiven day neither counts nor misses.
 */
export function streakOf(marks: string): Streak {
  const [today = DAY_MARKS.missed] = marks;
  const isDoneToday = today === DAY_MARKS.done;
  let days = 0;
  let lastMissed = Number.NEGATIVE_INFINITY;
  let firstMissed: number | undefined;
  for (let back = isDoneToday ? 0 : 1; back < marks.length; back += 1) {
    const mark = marks[back];
    if (mark === DAY_MARKS.done) days += 1;
    if (mark !== DAY_MARKS.missed) continue;
    if (back - lastMissed < STREAK_WINDOW) break;
    lastMissed = back;
    firstMissed ??= back;
  }
  const isRestUsed = days > 0 && firstMissed !== undefined && firstMissed < STREAK_WINDOW;
  return { days, isDoneToday, isRestUsed };
}

/** The longest streak that these marks hold. */
export function longestStreak(marks: string): number {
  let longest = 0;
  for (let end = 0; end < marks.length; end += 1)
    if (marks[end] === DAY_MARKS.done) longest = Math.max(longest, streakOf(marks.slice(end)).days);
  return longest;
}
