import { MAX_ROOM_PLAYERS } from './modes.ts';

interface RoomKindRow {
  /** So many play at once; whoever comes later may watch. */
  readonly seats: number;
  /** So many there have to be before the host can start. */
  readonly least: number;
  /** The host has an account, and everybody gets a generated name. */
  readonly isClass: boolean;
}

/** Kinds of live rooms (decisions, "Modes"): one machine, four rows. */
export const ROOM_KINDS = {
  vs: { seats: 2, least: 2, isClass: false },
  party: { seats: MAX_ROOM_PLAYERS, least: 1, isClass: false },
  private: { seats: MAX_ROOM_PLAYERS, least: 1, isClass: false },
  class: { seats: 60, least: 1, isClass: true },
} as const satisfies Readonly<Record<string, RoomKindRow>>;

export type RoomKind = keyof typeof ROOM_KINDS;
export const ROOM_KIND_KEYS = ['vs', 'party', 'private', 'class'] as const satisfies readonly RoomKind[];

/** In `drafting` players pick the homes of the game that is to begin. */
export const ROOM_PHASES = ['lobby', 'drafting', 'guessing', 'revealed', 'finished'] as const;
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** What people say to each other in a room: never words of their own. */
export const ROOM_REACTIONS = ['clap', 'laugh', 'wow', 'ouch', 'heart', 'hurry'] as const;
export type RoomReaction = (typeof ROOM_REACTIONS)[number];

/** So many may watch a room. */
export const MAX_WATCHERS = 50;
/** Seats that a room ever gives out, those who left or were removed included: nobody fills a room's row for ever. */
export const MAX_SEATS = 200;
/** A host who is not seen for so long hands over. */
export const HOST_ABSENCE_MS = 7_000;
/** A guess that comes so much after the deadline still counts: it was sent in time over a slow line. */
export const ROOM_GRACE_MS = 2_000;
/** Those who watch play as one: their middle guess has this number among the seats. */
export const AUDIENCE_SEAT = 0;
/** How long a reaction is shown. */
export const REACTION_MS = 6_000;

/** So many teams may play against each other. */
export const TEAM_COUNTS = [2, 3, 4] as const;
/** What of its people's points a team gets for a home. */
export const TEAM_RULES = ['best', 'mean'] as const;
export type TeamRule = (typeof TEAM_RULES)[number];
/** How long somebody may choose the home that they pick, until the first card is picked for them. */
export const PICK_SECONDS = 30;
