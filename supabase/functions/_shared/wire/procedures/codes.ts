import { z } from 'zod';
import { procedure } from '../call.ts';
import { findByCodeAnswer } from '../codes.ts';
import { id } from '../fields.ts';

const text = z.string().nullable();

/** The games of a brand that a code opens; refuses every other code in the same words. */
export const gamesOfCode = procedure(
  z.object({ brand: text, accessCode: text, shareToken: text }),
  findByCodeAnswer,
);

/** Writes a code that opens a game, or one home of it. The same code again changes its row. */
export const setAccessCode = procedure(
  z.object({
    gameId: id,
    kind: z.enum(['access_code', 'share_token', 'report_code']),
    code: z.string(),
    label: z.string().optional(),
    expiresAt: text.optional(),
    maxUses: z.number().int().nullish(),
    isActive: z.boolean().optional(),
    gameListingId: id.nullish(),
  }),
  id,
);
