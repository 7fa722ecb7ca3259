/** What a content page can hold besides its text, by the name in the head of the page's file. */
export const CONTENT_PARTS = [
  'daily-today',
  'daily-countdown',
  'daily-streak',
  'daily-calendar',
  'daily-archive',
  'daily-yesterday',
  'daily-editions',
  'daily-hard',
  'daily-hints',
  'daily-share',
  'daily-subscribe',
  'daily-uk',
  'daily-us',
  'weekly-today',
  'weekly-board',
  'weekend-mega',
  'room-vs',
  'room-party',
  'room-private',
  'room-class',
] as const;
export type ContentPart = (typeof CONTENT_PARTS)[number];
