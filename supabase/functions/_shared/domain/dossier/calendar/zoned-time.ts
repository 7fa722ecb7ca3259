import type { Day } from './calendar-days.ts';

/** What a clock on the wall shows: a day and 14:30. */
export interface WallTime {
  readonly day: Day;
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Is it a time zone that there is, as Europe/London? */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What clocks in a time zone show at a moment (milliseconds since 1970). */
export function wallTime(atMs: number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const year = part('year').padStart(4, '0');
  return { day: `${year}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/**
 * The moment at which clocks in a time zone show a time. In the hour that a spring leaves out it is as much later as was
 * left out; of the hour that an autumn has twice it is the first.
 */
export function momentOf({ day, time }: WallTime, zone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Offsets change at most once within two days: one of those of the day before and the day after is right.
  const offsets = [-86_400_000, 86_400_000].map((away) => offsetMs(asUtc + away, zone));
  const found = offsets
    .map((offset) => asUtc - offset)
    .filter((atMs) => atMs + offsetMs(atMs, zone) === asUtc)
    .sort((one, other) => one - other);
  return found[0] ?? asUtc - (offsets[0] ?? 0);
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetMs(atMs: number, zone: string): number {
  const { day, time } = wallTime(atMs, zone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(atMs / 60_000) * 60_000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, made);
  return made;
}
