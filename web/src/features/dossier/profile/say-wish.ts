import { formatMoney } from '#domain/format-money.ts';
import { factRow, type DossierFact, type FactValue } from '#domain/dossier/match/home-facts.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatArea, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

export function factName(fact: DossierFact): string {
  return t(`dossierGuide.fact.${fact}`);
}

/** A fact's value as people read it. */
export function sayFact(fact: DossierFact, value: FactValue | null, currency: string): string {
  if (value === null) return t('dossierProfile.unknown');
  if (typeof value === 'boolean') return t(value ? 'dossierProfile.yes' : 'dossierProfile.no');
  if (typeof value === 'string') return fact === 'homeKind' ? homeWord('propertyType', value) : value;
  if (factRow(fact).kind === 'amount') return formatMoney(value, currency, locale());
  if (fact.endsWith('M2')) return formatArea(value);
  // A year is no amount: it has no thousands mark.
  return fact === 'yearBuilt' ? String(value) : formatNumber(value);
}

/** A wish: "Bedrooms: at least 3", "No pool". */
export function sayWish(
  { fact, want, value }: Pick<Wish, 'fact' | 'want' | 'value'>,
  currency: string,
): string {
  const name = factName(fact);
  if (want === 'is') return value === false ? t('dossierProfile.wish.not', { name }) : name;
  if (typeof value === 'object')
    return t('dossierProfile.wish.oneOf', {
      ...{ name, values: value.map((word) => homeWord('propertyType', word)).join(', ') },
    });
  const said = sayFact(fact, value, currency);
  return t(want === 'at_least' ? 'dossierProfile.wish.least' : 'dossierProfile.wish.most', {
    name,
    value: said,
  });
}

const WEIGHTS = ['0', '1', '2', '3', '4', '5'] as const;
export function sayWeight(weight: number): string {
  return t(`dossierProfile.weight.${WEIGHTS[Math.round(Math.min(5, Math.max(0, weight)))] ?? '3'}`);
}
