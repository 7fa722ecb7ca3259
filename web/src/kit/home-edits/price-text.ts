import type { ManagedHome, ManagedPrice } from '#wire/managed-games.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

/** A home's price as its game's managers read it, or that they may not. */
export function homePriceText({ price, seesPrice }: Pick<ManagedHome, 'price' | 'seesPrice'>): string {
  return seesPrice ? priceText(price) : t('manage.price.hidden');
}

/** A price as managers read it: amount, kind and date. */
export function priceText({ kind, amountMinor, currency, datedOn }: ManagedPrice): string {
  if (kind === null) return t('manage.price.none');
  if (kind === 'poll' || amountMinor === null || currency === null) return t('manage.price.poll');
  const amount = formatMoney(amountMinor, currency, locale());
  return datedOn
    ? t(`manage.price.${kind}On`, { amount, date: formatDate(datedOn) })
    : t(`manage.price.${kind}`, { amount });
}
