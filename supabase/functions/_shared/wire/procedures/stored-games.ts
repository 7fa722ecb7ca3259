import { z } from 'zod';
import { FAMILY_KEYS } from '../../domain/families.ts';
import { HINT_KINDS } from '../../domain/hints.ts';
import { SCORING_OPTION_KEYS } from '../../domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../../domain/scoring.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { ROUND_ORDERS, VISIBILITIES } from '../game-settings.ts';
import { modeOptions } from '../modes.ts';

const text = z.string().nullable();
const number = z.number().nullable();

/** The columns of a game that its maker decides about. */
export const storedGame = z.object({
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  description: z.string(),
  visibility: z.enum(VISIBILITIES),
  currency: z.string(),
  market: text,
  mode: z.string(),
  modeOptions,
  roundsPerRun: z.number().int(),
  roundOrder: z.enum(ROUND_ORDERS),
  formula: z.enum(FORMULAS),
  difficulty: z.enum(DIFFICULTIES),
  scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)).readonly(),
  absoluteLimitMinor: number,
  hints: z.array(z.enum(HINT_KINDS)).readonly(),
  roundSeconds: number,
  missLimitLog: number,
  minMinor: number,
  maxMinor: number,
  hasLeaderboard: z.boolean(),
  opensAt: text,
  closesAt: text,
});

/** What `upsert_game` takes: columns that are left out stay as they are. */
export const importedGame = storedGame
  .partial()
  .required({ slug: true, family: true, title: true, currency: true })
  .extend({
    /** none is the default brand */
    agencyKey: z.string().optional(),
    state: z.enum(['draft', 'scheduled', 'open', 'closed', 'archived']).optional(),
    isSample: z.boolean().optional(),
  });
export type ImportedGame = z.output<typeof importedGame>;

/** Writes a game by brand and slug; answers its id. */
export const upsertGame = procedure(z.object({ payload: importedGame }), id);

/** The game shows exactly these listings in this order; answers how many. */
export const setGameListings = procedure(
  z.object({ gameId: id, listingIds: z.array(id).readonly() }),
  z.number().int(),
);

/** The homes of a game in their order, and what each is known by; null where there is no such game. */
export const homesOfGame = procedure(
  z.object({ agencyKey: z.string(), gameSlug: z.string() }),
  z
    .object({
      gameId: id,
      isOwned: z.boolean(),
      homes: z.array(
        z.object({
          listingId: id,
          /** the import command brought it, and knows it by its reference */
          isImported: z.boolean(),
          url: text,
          address: text,
          postcode: text,
          latitude: number,
          longitude: number,
          bedrooms: number,
          floorAreaM2: number,
          currency: z.string(),
          amountMinor: number,
        }),
      ),
    })
    .nullable(),
);
