import type { EditionKey } from './editions.ts';

/** Where each edition's challenge of now is played. */
export const EDITION_PATHS: Readonly<Record<EditionKey, string>> = {
  uk: '/daily-challenge/uk',
  us: '/daily-challenge/us',
  world: '/daily-challenge/today',
  weekly: '/weekly-challenge',
  mega: '/weekly-challenge/weekend-mega',
};

/** The calendar of an edition, which anybody may subscribe to. */
export function calendarPath(edition: EditionKey): string {
  return `/daily-challenge/${edition}.ics`;
}
