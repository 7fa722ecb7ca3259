import type { Takedown } from '#wire/takedowns.ts';
import { t } from '#lib/i18n.ts';

/** What the home of a request is called here. */
export function takedownHomeName({ home }: Takedown): string {
  if (home === null) return t('takedowns.unnamed');
  if (home.status === 'withdrawn') return t('takedowns.gone');
  return home.title || home.town || t('facts.unnamed');
}
