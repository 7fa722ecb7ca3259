import { formatMoney } from '#domain/format-money.ts';
import { factRow, type DossierFact } from '#domain/dossier/match/home-facts.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import { formatArea, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { homeWord } from '../homes/home-word.ts';

export function factName(fact: DossierFact): string {
  return t(`dossierGuide.fact.${fact}`);
}

/** A fact's value as people read it; one that is no value of its kind as it came. */
export function sayFact(fact: DossierFact, value: unknown, currency: string): string {
  const { kind } = factRow(fact);
  if (value === null) return t('dossierGuide.say.unknown');
  if (kind === 'yes' && typeof value === 'boolean')
    return t(value ? 'dossierGuide.say.yes' : 'dossierGuide.say.no');
  if (kind === 'word' && typeof value === 'string') return homeWord('propertyType', value);
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return JSON.stringify(value);
  if (kind === 'amount') return formatMoney(value, currency, locale());
  if (fact === 'floorAreaM2' || fact === 'plotAreaM2') return formatArea(value);
  // A year is no amount: it has no thousands mark.
  return fact === 'yearBuilt' ? String(value) : formatNumber(value);
}

/** A wish: "Bedrooms: at least 3", "Not: Pool". Amounts are in the currency of whoever wishes. */
export function sayWish(
  { fact, want, value }: Pick<Wish, 'fact' | 'want' | 'value'>,
  currency: string,
): string {
  const name = factName(fact);
  if (want === 'is') return value === false ? t('dossierGuide.say.not', { name }) : name;
  if (typeof value === 'object') {
    const values = value.map((word) => homeWord('propertyType', word)).join(', ');
    return t('dossierGuide.say.oneOf', { name, values });
  }
  const said = sayFact(fact, value, currency);
  return t(want === 'at_least' ? 'dossierGuide.say.least' : 'dossierGuide.say.most', { name, value: said });
}
