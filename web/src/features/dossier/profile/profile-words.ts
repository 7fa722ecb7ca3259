import { formatMoney } from '#domain/format-money.ts';
import { DOSSIER_FACT_KEYS } from '#domain/dossier/match/home-facts.ts';
import { hunterAreas } from '#domain/dossier/match/hunter-areas.ts';
import { formatDate, formatShare } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { factName, sayWish } from '#kit/dossiers/say-fact.ts';
import { incomeWords } from './income-bands.ts';
import { wishIn, type ProfileFields } from './profile-form.ts';
import { areaName } from './area-name.ts';
import { sayWeight } from './say-weight.ts';

const NAMES = {
  currency: 'dossierProfile.currency',
  budgetMinor: 'dossierProfile.budget',
  depositMinor: 'dossierProfile.deposit',
  incomeBand: 'dossierProfile.income',
  rate: 'dossierProfile.rate',
  moveByOn: 'dossierProfile.moveBy',
  mustHaves: 'dossierProfile.mustHaves',
  dealBreakers: 'dossierProfile.dealBreakers',
  areas: 'dossierProfile.areas',
} as const;

/** What a field of the form is called, where two people changed it. */
export function fieldName(key: string): string {
  const [part = '', name] = key.split('.');
  const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
  if (fact)
    return part === 'weight'
      ? t('dossierProfile.counts', { name: factName(fact) })
      : part === 'must'
        ? t('dossierProfile.mustOf', { name: factName(fact) })
        : factName(fact);
  const known = Object.entries(NAMES).find(([one]) => one === part);
  return known ? t(known[1]) : key;
}

/** How a field's value reads there. */
export function showField(fields: ProfileFields, key: string, value: FieldValue): string {
  const [part = '', name] = key.split('.');
  const fact = DOSSIER_FACT_KEYS.find((one) => one === name);
  if (fact && part === 'weight') return sayWeight(Number(value));
  if (fact && part === 'must') return t(value === true ? 'dossierGuide.say.yes' : 'dossierGuide.say.no');
  if (fact) {
    const wish = wishIn({ ...fields, [key]: value }, fact);
    if (!wish) return t('dossierProfile.noWish');
    return wish.value === null
      ? t('dossierProfile.notSaid')
      : sayWish({ fact, want: wish.want, value: wish.value }, fields.currency);
  }
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return t('dossierProfile.notSaid');
  if (part === 'areas' && Array.isArray(value))
    return hunterAreas(value.map((one: string) => JSON.parse(one) as unknown))
      .map(areaName)
      .join(', ');
  if (Array.isArray(value)) return value.join(', ');
  if (part === 'rate') return formatShare(Number(value) / 100, 2);
  if (part === 'moveByOn') return formatDate(String(value));
  if (part === 'incomeBand') return incomeWords(String(value), fields.currency) ?? '';
  return part.endsWith('Minor') ? formatMoney(Number(value), fields.currency, locale()) : String(value);
}
