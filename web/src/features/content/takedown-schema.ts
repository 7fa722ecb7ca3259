import { z } from 'zod';
import { CAPACITIES, SUBJECTS, TAKEDOWN_LIMITS } from '#wire/takedown-requests.ts';
import type { MessageKey } from '#lib/i18n.ts';

/** Refusals are message keys, so that the form shows them in the reader's language. */
const says = (key: MessageKey) => ({ error: key });
const line = (max: number, missing: MessageKey) =>
  z.string().trim().min(1, says(missing)).max(max, says('takedown.tooLong'));

/** What the form asks for: the contract's fields, each with a sentence for what is wrong with it. */
export const takedownSchema = z.object({
  name: line(TAKEDOWN_LIMITS.name, 'takedown.nameMissing'),
  email: z
    .string()
    .trim()
    .max(TAKEDOWN_LIMITS.email, says('takedown.tooLong'))
    .pipe(z.email(says('form.email'))),
  capacity: z.enum(CAPACITIES),
  subject: z.enum(SUBJECTS),
  pageUrl: line(TAKEDOWN_LIMITS.url, 'takedown.pageMissing'),
  sourceUrl: z.string().trim().max(TAKEDOWN_LIMITS.url, says('takedown.tooLong')),
  statement: z
    .string()
    .trim()
    .min(TAKEDOWN_LIMITS.statementMin, says('takedown.statementShort'))
    .max(TAKEDOWN_LIMITS.statement, says('takedown.tooLong')),
  isTrue: z.boolean().refine((is) => is, says('takedown.isTrueMissing')),
});
export type TakedownForm = z.infer<typeof takedownSchema>;
