import { GAME_WAYS, type GameWay } from './game-ways.ts';
import { ROOM_MODES, type RoomModeKey } from './modes.ts';

/** What a content page can hold besides its text, by the name in the head of the page's file. */
const NAMED_PARTS = [
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
  'daily-corrections',
  'daily-uk',
  'daily-us',
  'weekly-today',
  'weekly-board',
  'weekend-mega',
  'public-api',
  'room-vs',
  'room-party',
  'room-private',
  'room-class',
  'play-now',
  'play-replays',
  'play-with-friends',
  'play-on-a-phone',
  'games-trending',
  'games-newest',
  'games-picks',
  'games-short',
  'games-medium',
  'games-long',
  'games-of-place',
  'start-pack',
  'clean-links',
  'buying-checklist',
  'points-for-proportion',
  'points-for-the-amount',
  'points-for-the-percentage',
  'points-with-bonuses',
  'points-with-streaks',
  'points-with-penalties',
  'season-tiers',
  'badge-rules',
] as const;

/** `way-blitz` is about a way of playing alone, `together-draft` about a mode of rooms. */
export type ContentPart = (typeof NAMED_PARTS)[number] | `way-${GameWay}` | `together-${RoomModeKey}`;
export const CONTENT_PARTS: readonly ContentPart[] = [
  ...NAMED_PARTS,
  ...GAME_WAYS.map((way) => `way-${way}` as const),
  ...ROOM_MODES.map((mode) => `together-${mode}` as const),
];
