import { isMessageKey, t } from '#lib/i18n.ts';

/** Why a page or a row is not taken, in the reader's language; a code that this build does not know gets the general text. */
export function reasonText(code: string): string {
  const own = `builder.reason.${code}`;
  const shared = `importReason.${code}`;
  if (isMessageKey(own)) return t(own);
  return t(isMessageKey(shared) ? shared : 'importReason.other');
}
