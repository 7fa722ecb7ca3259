import { z } from 'zod';
import { guestToken, id } from './fields.ts';
import { HINT_KINDS } from '../domain/hints.ts';

/** Takes a hint of a round; the round's points are multiplied by what the answer says. Again for free. */
export const revealHintRequest = z.object({
  sessionId: id,
  gameListingId: id,
  kind: z.enum(HINT_KINDS),
  guestToken,
});
export type RevealHintRequest = z.input<typeof revealHintRequest>;

export const revealHintAnswer = z.object({
  hint: z.object({
    kind: z.enum(HINT_KINDS),
    /** A year, m², or integer minor units (per m²); `unit` says which. */
    value: z.number(),
    unit: z.enum(['year', 'm2', 'minor_per_m2', 'minor']),
    currency: z.string().nullish(),
    source: z.string().nullish(),
  }),
  /** What all hints taken so far leave of this round's points. */
  multiplier: z.number(),
});
export type RevealHintAnswer = z.output<typeof revealHintAnswer>;

/** A hint of a round, taken or not. */
export const hint = z.object({
  kind: z.enum(HINT_KINDS),
  multiplier: z.number(),
  /** null until it was taken */
  value: z.number().nullable(),
  unit: z.enum(['year', 'm2', 'minor_per_m2', 'minor']).nullable(),
});
export type Hint = z.output<typeof hint>;
