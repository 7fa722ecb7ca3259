import { addDays } from '#domain/edition-days.ts';
import { locale } from '#lib/i18n.ts';

/** A month whose weeks begin on Monday: how many places are empty before its first day, and its days. */
export function monthGrid(month: string): { readonly blanks: number; readonly days: readonly string[] } {
  const blanks = (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7;
  const next = shiftMonth(month, 1);
  const days: string[] = [];
  for (let day = month; day < next; day = addDays(day, 1)) days.push(day);
  return { blanks, days };
}

/** The first day of a month so many months later. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Monday to Sunday, as short as the reader's language has them. */
export function weekdayNames(): readonly string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: 'narrow', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, place) => format.format(Date.UTC(2026, 0, 5 + place)));
}
