import { z } from 'zod';
import { procedure } from '../call.ts';
import { asGuest, id } from '../fields.ts';

/** Opens a client report with a code; the viewer's runs of the game are practice from then on. */
export const openClientReport = procedure(
  z.object({
    gameSlug: z.string(),
    brand: z.string().nullable(),
    code: z.string(),
    userId: id.nullable(),
    guestTokenIn: asGuest,
  }),
  z.object({
    /** of a guest who was made for a viewer without one */
    guestToken: z.string().min(32).nullable(),
  }),
  { mayRepeat: false },
);
