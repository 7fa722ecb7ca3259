import type { Edition, EditionPeriod } from './editions.ts';

const MS_PER_DAY = 86_400_000;
const LENGTH: Readonly<Record<EditionPeriod, number>> = { day: 1, week: 7, weekend: 2 };
const STEP: Readonly<Record<EditionPeriod, number>> = { day: 1, week: 7, weekend: 7 };

/** A challenge's place in the calendar. Days are `YYYY-MM-DD`; moments are milliseconds since 1970. */
export interface EditionDay {
  /** its first day, by the edition's clock */
  readonly on: string;
  readonly opensAt: number;
  /** the next midnight after it; an hour more or less on days that change the clock */
  readonly closesAt: number;
  readonly nextOpensAt: number;
}

/** The challenge that began last at a moment; at weekends' ends that may be one that is over. */
export function editionDayAt(edition: Edition, at: number): EditionDay {
  const today = localDay(edition.timeZone, at);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const back = edition.period === 'day' ? 0 : edition.period === 'week' ? weekday : (weekday + 2) % 7;
  return editionDay(edition, today - back * MS_PER_DAY);
}

/** The challenge that begins on a day, which is the first one of a day, week or weekend. */
export function editionDayOn(edition: Edition, on: string): EditionDay {
  return editionDay(edition, Date.parse(`${on}T00:00:00Z`));
}

/** The how manieth challenge begins on a day, where the first one began on `firstOn`. */
export function editionNumber(edition: Edition, firstOn: string, on: string): number {
  return Math.floor(daysBetween(firstOn, on) / STEP[edition.period]) + 1;
}

/** The challenges that begin so many before and after one that begins on a day, in order. */
export function editionDaysAround(edition: Edition, on: string, before: number, after: number): string[] {
  return Array.from({ length: before + after + 1 }, (_, place) =>
    addDays(on, (place - before) * STEP[edition.period]),
  );
}

/** So many days lie between two days of the calendar. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

/** A day of the calendar so many days later. */
export function addDays(on: string, days: number): string {
  return dayText(Date.parse(`${on}T00:00:00Z`) + days * MS_PER_DAY);
}

function editionDay({ period, timeZone }: Edition, day: number): EditionDay {
  return {
    on: dayText(day),
    opensAt: midnightOf(timeZone, day),
    closesAt: midnightOf(timeZone, day + LENGTH[period] * MS_PER_DAY),
    nextOpensAt: midnightOf(timeZone, day + STEP[period] * MS_PER_DAY),
  };
}

/** The day that a zone's calendar shows at a moment, as midnight UTC of that day. */
function localDay(timeZone: string, at: number): number {
  const shifted = at + offsetAt(timeZone, at);
  return shifted - (((shifted % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY);
}

/** The moment at which a day begins in a zone. Its offset is asked near that moment, on whichever side of it the clock changes. */
function midnightOf(timeZone: string, day: number): number {
  const guess = day - offsetAt(timeZone, day);
  return day - offsetAt(timeZone, guess);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function dayText(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
