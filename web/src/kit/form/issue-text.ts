import type { z } from 'zod';
import { isMessageKey, t } from '#lib/i18n.ts';

/** What a schema found, as a sentence in the reader's language. Schemas may name a text of their own as the message. */
export function issueText(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  const { message } = issue;
  if (message !== undefined && isMessageKey(message)) return t(message);
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? t('form.tooLong', { most: Number(issue.maximum) })
        : t('form.tooLarge', { most: Number(issue.maximum) });
    case 'invalid_type':
      return t('form.missing');
    case 'invalid_format':
      return t(issue.format === 'email' ? 'form.email' : 'form.invalid');
    default:
      return t('form.invalid');
  }
}

function tooSmall({ origin, minimum }: { readonly origin?: unknown; readonly minimum?: unknown }): string {
  const least = Number(minimum);
  if (origin !== 'string') return t('form.tooSmall', { least });
  return least === 1 ? t('form.missing') : t('form.tooShort', { least });
}
