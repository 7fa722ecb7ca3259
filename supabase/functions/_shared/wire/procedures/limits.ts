import { z } from 'zod';
import { procedure } from '../call.ts';

/** null, or how many seconds to wait */
const wait = z.number().int().nullable();

/** Counts a request. */
export const takeRateLimit = procedure(z.object({ subject: z.string(), maxHits: z.number().int() }), wait, {
  mayRepeat: false,
});

/** Counts a try with a code by its address. */
export const takeCodeTry = procedure(
  z.object({ clientAddress: z.string(), target: z.string(), maxTries: z.number().int() }),
  wait,
  { mayRepeat: false },
);

/** Counts a wrong code of a game or a brand; true when that begins a time of few tries for each address. */
export const countWrongCode = procedure(z.object({ target: z.string() }), z.boolean(), { mayRepeat: false });
