import { z } from 'zod';
import { guestToken, id, optionalText } from '../_shared/contract.ts';
import { FAMILY_KEYS } from '../_shared/domain/families.ts';
import { PRICE_KINDS } from '../_shared/domain/market-bounds.ts';

/** Starts a run of a game, or gets back the one under way. */
export const startRunRequest = z.object({
  /** The game's slug. */
  game: z.string().trim().min(1).max(60),
  /** Key of the brand; none is the default brand. */
  brand: optionalText(63),
  /** A mode of the table that is built; none is the game's own. The handler refuses others with a sentence. */
  mode: z.string().max(40).nullish(),
  displayName: optionalText(40),
  guestToken,
  accessCode: optionalText(64),
  shareToken: optionalText(128),
  /** Made once per intention to start, so that a retry after a lost reply gets the same run. */
  requestKey: optionalText(128),
});
export type StartRunRequest = z.input<typeof startRunRequest>;

export const startRunAnswer = z.object({
  sessionId: id,
  /** Comes once, when one was made for a new guest. */
  guestToken: z.string().min(32).optional(),
  game: z.object({
    id,
    slug: z.string(),
    family: z.enum(FAMILY_KEYS),
    currency: z.string(),
    rounds: z.number().int(),
  }),
  rounds: z.array(
    z.object({
      gameListingId: id,
      position: z.number().int(),
      commitment: z.string().nullable(),
      priceKind: z.enum(PRICE_KINDS),
      priceYear: z.number().int().nullable(),
    }),
  ),
  ranked: z.boolean(),
});
export type StartRunAnswer = z.output<typeof startRunAnswer>;
