import type { HideableFact } from '#domain/clues.ts';
import { CLUE_KEYS } from '#domain/clue-keys.ts';
import { HOME_FIELDS, type HomeFieldKey } from '#domain/home-fields.ts';
import { t } from '#lib/i18n.ts';

/** What a field of a home is called. */
export function homeFieldName(key: HomeFieldKey): string {
  return t(`homeField.${key}`);
}

/** What a fact that a game may keep back is called. */
export function clueName(fact: HideableFact): string {
  const key = CLUE_KEYS.find((one) => HOME_FIELDS[one].column === fact);
  return key ? homeFieldName(key) : t('homeField.map');
}
