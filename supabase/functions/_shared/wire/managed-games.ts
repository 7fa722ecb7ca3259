import { z } from 'zod';
import { HIDEABLE_FACTS } from '../domain/clues.ts';
import { EDITION_KEYS } from '../domain/editions.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { GAME_STATES } from '../domain/states.ts';
import { brand, cursor, id, slug } from './fields.ts';
import { gameSettings, VISIBILITIES } from './game-settings.ts';
import { modeOptions } from './modes.ts';
import { photo } from './photos.ts';

const text = z.string().nullable();

/** A price version of a home; empty where the reader may not see it. */
export const managedPrice = z.object({
  kind: z.enum(['asking', 'sold', 'poll']).nullable(),
  amountMinor: z.number().nullable(),
  currency: text,
  datedOn: text,
  version: z.number().int().nullable(),
});
export type ManagedPrice = z.output<typeof managedPrice>;

export const LISTING_STATUSES = ['available', 'under_offer', 'sold', 'withdrawn'] as const;

/** A home of a game as its managers see it. */
export const managedHome = z.object({
  id,
  listingId: id,
  isVisible: z.boolean(),
  titleOverride: text,
  hiddenFacts: z.array(z.enum(HIDEABLE_FACTS)),
  title: z.string(),
  town: text,
  district: text,
  status: z.enum(LISTING_STATUSES),
  photo: photo.nullable(),
  photos: z.number().int(),
  price: managedPrice,
  /** false for homes of others that can still be guessed */
  seesPrice: z.boolean(),
  /** some run holds it, so it can be hidden but not removed */
  isPlayed: z.boolean(),
  guesses: z.number().int(),
  mayEdit: z.boolean(),
});
export type ManagedHome = z.output<typeof managedHome>;

export const CODE_KINDS = ['access_code', 'share_token', 'report_code'] as const;

export const accessCode = z.object({
  id,
  kind: z.enum(CODE_KINDS),
  label: z.string(),
  isActive: z.boolean(),
  expiresAt: text,
  maxUses: z.number().int().nullable(),
  uses: z.number().int(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type AccessCode = z.output<typeof accessCode>;

/** A line of a game's management log. */
export const logEntry = z.object({
  id: z.number().int(),
  action: z.string(),
  actor: z.string(),
  loggedAt: z.string(),
  // What is noted differs from deed to deed; these are what the screens show.
  details: z.looseObject({
    to: z.string().optional(),
    home: z.string().optional(),
    player: z.string().optional(),
    reason: z.string().optional(),
    label: z.string().optional(),
  }),
});
export type LogEntry = z.output<typeof logEntry>;

/** A game as its managers see it. */
export const managedGame = z.object({
  id,
  slug: z.string(),
  brand: z.string(),
  family: z.enum(FAMILY_KEYS),
  version: z.number().int(),
  state: z.enum(GAME_STATES),
  /** the clock considered: a scheduled game that opened by itself is open */
  stateNow: z.enum(GAME_STATES),
  moves: z.array(z.enum(GAME_STATES)),
  currency: z.string(),
  mode: z.string(),
  /** what the game's mode says; its settings cannot say otherwise */
  modeOptions: modeOptions.optional(),
  isSample: z.boolean(),
  /** somebody has a ranked run: scoring, difficulty, hints, time and rounds stay as they are */
  areRulesFixed: z.boolean(),
  players: z.number().int(),
  settings: gameSettings,
  homes: z.array(managedHome),
  codes: z.array(accessCode),
  /** requests that wait for a decision of the reader's */
  openTakedowns: z.number().int(),
  openReports: z.number().int(),
  log: z.array(logEntry),
});
export type ManagedGame = z.output<typeof managedGame>;

const ofGame = { gameSlug: slug, brand };

/** A game with its homes, prices, codes and log; refuses whoever does not manage it. */
export const manageGame = {
  takes: z.object(ofGame),
  answers: managedGame,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Whether the caller manages a game, or, without one, some game of the brand. */
export const mayManageGame = {
  takes: z.object({ gameSlug: slug.optional(), brand }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Publishes, closes, reopens or archives a game. A repeated move would be refused as a stale one. */
export const setGameState = {
  takes: z.object({ ...ofGame, version: z.number().int(), state: z.enum(GAME_STATES) }),
  answers: managedGame,
  callers: 'account',
  mayRepeat: false,
} as const;

/** What a code is for, when it ends and how many runs it opens. */
export const codeTerms = z.object({
  label: z.string().trim().max(80).optional(),
  expiresAt: text.optional(),
  maxUses: z.int().min(1).max(2_147_483_647).nullish(),
});

/** Makes a code. It is in this answer and nowhere else. */
export const makeAccessCode = {
  takes: z.object({ ...ofGame, kind: z.enum(CODE_KINDS).optional(), ...codeTerms.shape }),
  answers: z.object({ id, code: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** Changes what a code is for, when it ends and how many runs it opens, made from a version of it. */
export const changeAccessCode = {
  takes: z.object({ codeId: id, version: z.number().int(), ...codeTerms.shape }),
  answers: z.object({ id, version: z.number().int() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Turns a code off, or on again. */
export const switchAccessCode = {
  takes: z.object({ codeId: id, isActive: z.boolean() }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a run out of ranking and crowd figures. */
export const excludeRun = {
  takes: z.object({ sessionId: id, reason: z.string() }),
  answers: z.object({ isRanked: z.boolean() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes that back; `isRanked` is false where the run stays practice for another reason. */
export const restoreRun = {
  takes: z.object({ sessionId: id }),
  answers: z.object({ isRanked: z.boolean() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** A game in the list of a brand's games. */
export const scootGame = z.object({
  id,
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  version: z.number().int(),
  stateNow: z.enum(GAME_STATES),
  moves: z.array(z.enum(GAME_STATES)),
  visibility: z.enum(VISIBILITIES),
  opensAt: text,
  closesAt: text,
  isOnScoot: z.boolean(),
  isSample: z.boolean(),
  players: z.number().int(),
  homes: z.number().int(),
  createdAt: z.string(),
  cover: photo.nullable(),
});
export type ScootGame = z.output<typeof scootGame>;

/** All games of a brand. */
export const scoot = z.object({
  brand: z.string(),
  name: z.string(),
  /** digest of which games show and in which order */
  version: z.string(),
  games: z.array(scootGame),
  /** challenges by the calendar that the brand runs; their days are games that its shelves do not show */
  editions: z.array(z.object({ edition: z.enum(EDITION_KEYS), days: z.number().int() })),
  /** how many the brand has in all; `games` holds the first of them */
  total: z.number().int(),
  hasMore: z.boolean(),
});
export type Scoot = z.output<typeof scoot>;

/** All games of a brand, for its people. */
export const scootGames = {
  takes: z.object({ brand }),
  answers: scoot,
  callers: 'account',
  mayRepeat: true,
} as const;

/** A game as the list of its people's games shows it. */
export const ownGame = scootGame.omit({ version: true, moves: true, isOnScoot: true });
export type OwnGame = z.output<typeof ownGame>;

/** A page of the games of a brand that the caller made or works for, newest first. */
export const ownGames = {
  takes: z.object({ brand, after: z.string().optional() }),
  answers: z.object({ games: z.array(ownGame), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Which games the subdomain shows, in which order. */
export const saveScoot = {
  takes: z.object({
    version: z.string(),
    games: z.array(z.object({ id, is_shown: z.boolean() })),
    brand,
  }),
  answers: scoot,
  callers: 'account',
  mayRepeat: true,
} as const;
