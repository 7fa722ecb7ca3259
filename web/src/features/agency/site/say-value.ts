import { cleanRichText, richTextWords } from '#domain/site/rich-text.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { t } from '#lib/i18n.ts';

/** A value as somebody reads it who compares two: the words of it. */
export function sayValue(value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === '') return t('agencySite.value.empty');
  if (typeof value === 'boolean') return t(value ? 'agencySite.value.yes' : 'agencySite.value.no');
  if (typeof value !== 'string')
    return typeof value === 'number' ? String(value) : t('agencySite.value.order');
  if (!value.startsWith('{') && !value.startsWith('[')) return value;
  try {
    return sayJson(JSON.parse(value));
  } catch {
    return value;
  }
}

function sayJson(value: unknown): string {
  const text = cleanRichText(value);
  if (text !== null) return richTextWords(text);
  if (Array.isArray(value))
    return value
      .map((item: unknown) =>
        typeof item === 'object' && item !== null ? Object.values(item).join(' · ') : '',
      )
      .join('\n');
  return t('agencySite.value.picture');
}
