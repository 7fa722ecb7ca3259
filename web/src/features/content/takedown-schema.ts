import { z } from 'zod';
import { requestTakedownRequest, TAKEDOWN_LIMITS } from '#wire/takedown-requests.ts';

/** What the form asks for: the call without its key. A field that may stay empty is empty, and the promise starts unmade. */
export const takedownSchema = requestTakedownRequest.omit({ requestKey: true, locale: true }).extend({
  sourceUrl: z.string().trim().max(TAKEDOWN_LIMITS.url),
  isTrue: z.boolean().refine((is) => is),
});
