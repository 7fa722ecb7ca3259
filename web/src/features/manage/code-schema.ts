import { z } from 'zod';
import { codeTerms, makeAccessCode } from '#wire/managed-games.ts';

/** A code's terms as a form asks for them: every field is there, empty for none. */
export const codeForm = codeTerms.extend({
  label: codeTerms.shape.label.unwrap(),
  expiresAt: z.string().nullable(),
  maxUses: codeTerms.shape.maxUses.unwrap().unwrap().nullable(),
});

/** A new code, with its kind. Codes of a client's report are made elsewhere. */
export const newCodeForm = codeForm.extend({
  kind: makeAccessCode.takes.shape.kind.unwrap().exclude(['report_code']),
});
