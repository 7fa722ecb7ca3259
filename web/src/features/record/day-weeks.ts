import { addDays } from '#domain/edition-days.ts';

/** A day of the calendar, and how many homes were guessed on it. */
export interface PlayedDay {
  readonly on: string;
  readonly homes: number;
}

/** The last days up to today as weeks from Monday on, the oldest first; days to come are left out. */
export function dayWeeks(today: string, days: number, played: readonly PlayedDay[]): PlayedDay[][] {
  const homesOn = new Map(played.map(({ on, homes }) => [on, homes]));
  const first = addDays(today, 1 - days);
  const weeks: PlayedDay[][] = [];
  for (let monday = addDays(first, -weekday(first)); monday <= today; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, place) => addDays(monday, place));
    weeks.push(week.filter((on) => on <= today).map((on) => ({ on, homes: homesOn.get(on) ?? 0 })));
  }
  return weeks;
}

/** Days and homes of each month in which something was played, the newest first. */
export function playedMonths(
  played: readonly PlayedDay[],
): { readonly month: string; readonly days: number; readonly homes: number }[] {
  const months = new Map<string, { days: number; homes: number }>();
  for (const { on, homes } of played) {
    const month = `${on.slice(0, 7)}-01`;
    const known = months.get(month) ?? { days: 0, homes: 0 };
    months.set(month, { days: known.days + 1, homes: known.homes + homes });
  }
  return [...months]
    .map(([month, sums]) => ({ month, ...sums }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}

/** 0 is Monday. */
function weekday(on: string): number {
  return (new Date(`${on}T00:00:00Z`).getUTCDay() + 6) % 7;
}
