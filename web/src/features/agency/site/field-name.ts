import { isMessageKey, t } from '#lib/i18n.ts';

/** What a field is called. */
export function fieldName(field: string): string {
  const key = `agencySite.field.${field}`;
  return isMessageKey(key) ? t(key) : field;
}
