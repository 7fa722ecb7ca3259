import { formatMoney } from '#domain/format-money.ts';
import { OFFER_STATES } from '#wire/dossier-hunt-rows.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';

const NAMES = {
  amountMinor: 'dossierCompare.offer.amount',
  currency: 'dossierProfile.currency',
  state: 'dossierCompare.offer.state',
  madeOn: 'dossierCompare.offer.madeOn',
  openUntilOn: 'dossierCompare.offer.openUntil',
  conditions: 'dossierCompare.offer.conditions',
  replyMinor: 'dossierCompare.offer.replyAmount',
  repliedOn: 'dossierCompare.offer.repliedOn',
  reply: 'dossierCompare.offer.reply',
  chain: 'dossierCompare.offer.chain',
} as const;

/** What a field of an offer is called. */
export function offerFieldName(key: string): string {
  const known = Object.entries(NAMES).find(([name]) => name === key);
  return known ? t(known[1]) : key;
}

/** How its value reads. */
export function showOfferField(currency: string, key: string, value: FieldValue): string {
  if (value === null || value === '') return t('dossierCompare.offer.nothing');
  if (key === 'state') {
    const state = OFFER_STATES.find((one) => one === value);
    return state ? t(`dossierCompare.offer.is.${state}`) : String(value);
  }
  if (key.endsWith('Minor')) return formatMoney(Number(value), currency, locale());
  return key.endsWith('On') ? formatDate(String(value)) : String(value);
}
