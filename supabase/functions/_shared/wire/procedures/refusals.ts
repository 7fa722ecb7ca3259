import { z } from 'zod';

/** A refusal as an answer: raised, it would take what was counted back with it. */
export const refusal = z.object({
  refusal: z.object({ code: z.string(), detail: z.string(), retryAfterSeconds: z.number() }),
});
export type RefusalAnswer = z.output<typeof refusal>;
