/** A day as 2026-11-23: on no clock and in no time zone, so that nothing moves it. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day so many days later; earlier where the number is below zero. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from one to another, both with them; none where the second is before the first. */
export function daysBetween(from: Day, to: Day): Day[] {
  const count = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  return count < 0 ? [] : Array.from({ length: count + 1 }, (_, place) => addDays(from, place));
}

/** Is it a day that there is? 30 February is none. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text;
}

/**
 * The weeks that a month touches, each of seven days.
 * @param month of the year, 1 to 12
 * @param weekStart 0 for Sunday, 1 for Monday
 */
export function monthGrid(year: number, month: number, weekStart: 0 | 1): Day[][] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month, 0));
  const before = (first.getUTCDay() - weekStart + 7) % 7;
  const start = addDays(first.toISOString().slice(0, 10), -before);
  const weeks = Math.ceil((before + last.getUTCDate()) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => addDays(start, week * 7 + place)),
  );
}
