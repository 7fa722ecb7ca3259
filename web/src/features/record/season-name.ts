import { formatMonth } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** A season by its months: "January 2026 to March 2026". */
export function seasonName(on: string): string {
  const from = new Date(`${on}T00:00:00Z`);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 1));
  return t('record.season.name', { from: formatMonth(on), to: formatMonth(last.toISOString().slice(0, 10)) });
}
