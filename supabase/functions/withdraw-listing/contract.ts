import { z } from 'zod';
import { id } from '../_shared/contract.ts';

/** A decision about a takedown request, or the wish of whoever manages the listings themselves. */
export const withdrawListingRequest = z.union([
  z
    .strictObject({
      requestId: id,
      decision: z.enum(['grant', 'refuse']),
      note: z.string().trim().max(2_000).nullish(),
      /** where the request names none that is known here */
      listingIds: z.array(id).max(50).nullish(),
    })
    .transform((request) => ({ kind: 'decision' as const, ...request })),
  z
    .strictObject({ listingIds: z.array(id).min(1).max(50) })
    .transform(({ listingIds }) => ({ kind: 'own' as const, listingIds })),
]);

export const withdrawListingAnswer = z.object({
  withdrawn: z.array(id),
  /** rounds under way that became void */
  voidRounds: z.number().int(),
  status: z.enum(['open', 'granted', 'refused']).nullish(),
  /** of a decision: false where somebody else had decided before, and this one changed nothing */
  isYours: z.boolean().nullish(),
  /** folders of photos that Storage has not yet removed; they are tried again with the next call */
  filesLeft: z.number().int(),
});
export type WithdrawListingAnswer = z.output<typeof withdrawListingAnswer>;
