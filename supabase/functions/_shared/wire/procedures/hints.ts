import { z } from 'zod';
import { HINT_KINDS } from '../../domain/hints.ts';
import { procedure } from '../call.ts';
import { asGuest, id } from '../fields.ts';
import { revealHintAnswer } from '../hints.ts';

/** Reveals a hint of a round and books its multiplier; again for free. */
export const revealHint = procedure(
  z.object({
    sessionId: id,
    gameListingId: id,
    kind: z.enum(HINT_KINDS),
    userId: id.nullable(),
    guestToken: asGuest,
  }),
  revealHintAnswer,
);
