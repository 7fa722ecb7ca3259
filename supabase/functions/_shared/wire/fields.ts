import { z } from 'zod';
import type { GuessRefusal } from '../domain/guess-rules.ts';

/** An id, in lower case as the database writes it: whatever it is compared with or stored under is the same text. */
export const id = z.uuid().toLowerCase();

/** An optional text where a client may also send null. */
export const optionalText = (max: number) => z.string().trim().max(max).nullish();

/**
 * A guest's token. Whatever is not even a text becomes the empty token, which is nobody's: a wrong token of any
 * form is `not_your_run`, never `invalid_request`.
 */
export const guestToken = z.string().max(256).nullish().catch('');

/** A game's slug. */
export const slug = z.string().trim().min(1).max(60);

/** Key of a brand; none is the default brand. */
export const brand = optionalText(63);

/** What says who asks: a guest's token, or nothing where somebody is signed in or nobody is known. */
export const asGuest = z.string().nullish();

/** Where a list goes on: the cursor of its last row. Opaque; null at its end. */
export const cursor = z.string().nullable();

/** Adds an issue that answers with one of our codes instead of `invalid_request`. */
export function refuseField(
  context: { addIssue(issue: z.core.$ZodRawIssue): void },
  path: string,
  code: GuessRefusal,
  input: unknown,
): void {
  context.addIssue({ code: 'custom', message: FIELD_SENTENCES[code], path: [path], params: { code }, input });
}

/** What each refusal of a field says. */
export const FIELD_SENTENCES: Readonly<Record<GuessRefusal, string>> = {
  invalid_request: 'The request is not understood',
  amount_not_a_number:
    'The amount is not a whole number of minor units, such as pence or cents. Give one, for instance 45000000.',
  amount_not_positive: 'The amount is zero or less. Guess more than that.',
  amount_too_large: 'The amount is over 10^12 minor units, more than any home costs. Guess less than that.',
};
