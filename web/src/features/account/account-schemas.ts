import { z } from 'zod';
import type { MessageKey } from '#lib/i18n.ts';

/** Refusals are message keys, so that the form shows them in the reader's language. */
const says = (key: MessageKey) => ({ error: key });

const email = z
  .string()
  .trim()
  .pipe(z.email(says('form.email')));
const newPassword = z.string().min(8, says('form.passwordShort')).max(72, says('form.passwordLong'));

export const signInSchema = z.object({ email, password: z.string().min(1, says('form.password')) });

export const createAccountSchema = z.object({
  displayName: z.string().trim().min(1, says('form.name')).max(40, says('form.nameLong')),
  email,
  password: newPassword,
  is16OrOlder: z.boolean().refine((is) => is, says('form.age')),
});

export const resetRequestSchema = z.object({ email });
export const newPasswordSchema = z.object({ password: newPassword });
