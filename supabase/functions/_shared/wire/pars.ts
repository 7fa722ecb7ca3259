import { z } from 'zod';
import { asGuest, id } from './fields.ts';

/** A run's points beside par, of the homes that it has guessed. Par of any other home is not told. */
export const overPar = {
  takes: z.object({ sessionId: id, guestToken: asGuest }),
  answers: z.object({
    sessionId: id,
    points: z.number().int(),
    par: z.number().int(),
    homes: z.array(
      z.object({
        gameListingId: id,
        position: z.number().int(),
        points: z.number().int(),
        par: z.number().int(),
        /** the counted guesses that par rests on */
        guesses: z.number().int(),
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type OverPar = z.output<typeof overPar.answers>;
