import type { AppError } from './app-error.ts';
import { formatNumber } from './format.ts';
import { isMessageKey, t } from './i18n.ts';

export interface ErrorText {
  /** what happened */
  readonly title: string;
  /** why, and what to do */
  readonly help: string;
  /** what support would ask for */
  readonly reference: string | undefined;
}

/** The text of an error in the reader's language; a code without a text of its own gets the general one. */
export function errorText(error: AppError): ErrorText {
  const key = `errors.${error.code}`;
  const helpKey = `${key}.help`;
  const values = { seconds: formatNumber(error.retryAfterS ?? 60) };
  return {
    title: t(isMessageKey(key) ? key : 'errors.unexpected', values),
    help: t(isMessageKey(helpKey) ? helpKey : 'errors.unexpected.help', values),
    reference: error.requestId ? t('errors.reference', { id: error.requestId }) : undefined,
  };
}

/** The same in one line, for places that have no room for two. */
export function errorSentence(error: AppError): string {
  const { title, help } = errorText(error);
  return `${title} ${help}`;
}
