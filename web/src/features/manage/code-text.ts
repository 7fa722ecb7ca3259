import type { AccessCode } from '#wire/managed-games.ts';
import { formatNumber, formatTime } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** A code's kind, how often it was used, and until when it can be. */
export function codeText({ kind, uses, maxUses, expiresAt }: AccessCode): string {
  return [
    t(`manage.codes.${kind}`),
    maxUses === null
      ? t('manage.codes.uses', { uses: formatNumber(uses) })
      : t('manage.codes.usesOf', { uses: formatNumber(uses), max: formatNumber(maxUses) }),
    expiresAt === null ? t('manage.codes.noEnd') : t('manage.codes.until', { date: formatTime(expiresAt) }),
  ].join(' · ');
}
