import { locale } from '#lib/i18n.ts';

/** The hours of a day as a form's words: "0" to "23". */
export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour)) as [string, ...string[]];

/** An hour as this reader writes it: "07:00", "7:00 AM". */
export function hourName(hour: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 1, hour)),
  );
}

/** Whose clock it is, as a place: "London", "New York", "UTC". */
export function zoneName(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** The hours to choose from. */
export function hourOptions(): { readonly value: string; readonly label: string }[] {
  return HOURS.map((value) => ({ value, label: hourName(Number(value)) }));
}
