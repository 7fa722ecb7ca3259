import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { requestTakedownAnswer, requestTakedownRequest } from '../takedown-requests.ts';
import { withdrawListingAnswer } from '../takedowns.ts';
import { refusal } from './refusals.ts';

const withdrawn = withdrawListingAnswer.pick({ withdrawn: true, voidRounds: true });

/** Withdraws listings that the user manages. */
export const withdrawListings = procedure(
  z.object({ userId: id, listingIds: z.array(id).readonly() }),
  withdrawn,
  { mayRepeat: false },
);

/** Grants a takedown request, which withdraws its listings, or refuses it with a reason. Deciding again changes nothing. */
export const decideTakedown = procedure(
  z.object({
    userId: id,
    requestId: id,
    isGranted: z.boolean(),
    note: z.string(),
    listingIds: z.array(id).readonly().nullable(),
  }),
  withdrawn.extend({ status: z.enum(['open', 'granted', 'refused']), isYours: z.boolean() }),
  { mayRepeat: false },
);

/** Stores a takedown request once per request key; answers its reference. */
export const requestTakedown = procedure(
  z.object({
    payload: requestTakedownRequest.omit({ isTrue: true, sourceUrl: true }).extend({
      sourceUrl: z.string().nullable(),
    }),
    clientAddress: z.string(),
  }),
  z.union([refusal, requestTakedownAnswer]),
  { mayRepeat: false },
);
