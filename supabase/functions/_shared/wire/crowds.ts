import { z } from 'zod';
import { asGuest, id } from './fields.ts';

/** What everybody guessed; all but the count are null or empty under five guesses. Minor units. */
export const crowd = z.object({
  count: z.number().int(),
  medianMinor: z.number().nullable(),
  q1Minor: z.number().nullable(),
  q3Minor: z.number().nullable(),
  bins: z.array(z.object({ fromMinor: z.number(), toMinor: z.number(), guesses: z.number().int() })),
});
export type Crowd = z.output<typeof crowd>;

/** What everybody guessed for a home that this run has guessed. */
export const crowdFigures = {
  takes: z.object({ sessionId: id, gameListingId: id, guestToken: asGuest }),
  answers: crowd,
  callers: 'everybody',
  mayRepeat: true,
} as const;
