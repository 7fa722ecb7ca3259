import { t } from '#lib/i18n.ts';

/** What a player said of a home that they compared with another. */
export function comparedText(isDearer: boolean): string {
  return t(isDearer ? 'results.saidDearer' : 'results.saidCheaper');
}
