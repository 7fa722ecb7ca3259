import { formatMoney } from '#domain/format-money.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { ManagedPrice } from './manage-types.ts';

/** A price as managers read it: amount, kind and date. */
export function priceText({ kind, amountMinor, currency, datedOn }: ManagedPrice): string {
  if (kind === null) return t('manage.price.none');
  if (kind === 'poll' || amountMinor === null || currency === null) return t('manage.price.poll');
  const amount = formatMoney(amountMinor, currency, locale());
  return datedOn
    ? t(`manage.price.${kind}On`, { amount, date: formatDate(datedOn) })
    : t(`manage.price.${kind}`, { amount });
}
