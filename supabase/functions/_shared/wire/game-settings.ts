import { z } from 'zod';
import { id, optionalText } from './fields.ts';
import { HIDEABLE_FACTS } from '../domain/clues.ts';
import { EMBED_DOMAIN } from '../domain/embed-domain-form.ts';
import { HINT_KINDS } from '../domain/hints.ts';
import { MAX_GAME_LISTINGS } from '../domain/modes.ts';
import { DIFFICULTIES, FORMULAS } from '../domain/scoring.ts';

/** Who finds a game: everybody, whoever has the link, whoever has a code. */
export const VISIBILITIES = ['public', 'unlisted', 'code'] as const;
export const ROUND_ORDERS = ['fixed', 'random'] as const;

const time = z.iso.datetime({ offset: true }).nullable();

export const gameSettings = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().max(2000),
  visibility: z.enum(VISIBILITIES),
  roundsPerRun: z.int().min(1).max(MAX_GAME_LISTINGS),
  roundOrder: z.enum(ROUND_ORDERS),
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  hints: z.array(z.enum(HINT_KINDS)),
  roundSeconds: z.int().min(5).max(3600).nullable(),
  hasLeaderboard: z.boolean(),
  opensAt: time,
  closesAt: time,
  /** sites that may show the game inside a page of theirs; left out, they stay as they are */
  embedDomains: z.array(z.string().regex(EMBED_DOMAIN)).max(20).optional(),
});
export type GameSettings = z.output<typeof gameSettings>;

/** A home of the game as it is wanted: one that it has (`gameListingId`) or one to add (`listingId`). */
export const gameHome = z
  .object({
    gameListingId: id.nullish(),
    listingId: id.nullish(),
    isVisible: z.boolean(),
    titleOverride: optionalText(160),
    hiddenFacts: z.array(z.enum(HIDEABLE_FACTS)),
  })
  .refine((home) => (home.gameListingId ?? null) !== null || (home.listingId ?? null) !== null);

/**
 * Saves a game as a whole: its settings and its homes in order. `version` is the one that was edited; where somebody else
 * has saved since, the answer is `edit_conflict` and nothing changes. Texts lose whatever reads as a price.
 */
export const saveGameRequest = z.object({
  game: z.string().trim().min(1).max(60),
  brand: optionalText(63),
  version: z.int().min(1),
  settings: gameSettings,
  homes: z.array(gameHome).max(500),
});
export type SaveGameRequest = z.input<typeof saveGameRequest>;
