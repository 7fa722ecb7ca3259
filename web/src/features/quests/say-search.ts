import type { SearchQuery } from '#wire/quests.ts';
import { formatMoney } from '#domain/format-money.ts';
import { factRow, type DossierFact, type FactValue } from '#domain/dossier/match/home-facts.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatArea, formatCountry, formatNumber } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

/** What a search asks for, in one line. */
export function saySearch(query: SearchQuery): string {
  const { countryCode, place, types, leastBedrooms } = query;
  return [
    place === '' ? formatCountry(countryCode) : `${place}, ${formatCountry(countryCode)}`,
    types.length === 0 ? t('quests.anyType') : types.map((type) => homeWord('propertyType', type)).join(', '),
    ...(leastBedrooms === null ? [] : [t('quests.say.bedrooms', { count: formatNumber(leastBedrooms) })]),
    ...sayPrice(query),
  ].join(' · ');
}

function sayPrice({ leastMinor, mostMinor, currency }: SearchQuery): string[] {
  const money = (minor: number): string => formatMoney(minor, currency, locale());
  if (leastMinor !== null && mostMinor !== null) return [`${money(leastMinor)} – ${money(mostMinor)}`];
  if (leastMinor !== null) return [t('quests.say.least', { price: money(leastMinor) })];
  return mostMinor === null ? [] : [t('quests.say.most', { price: money(mostMinor) })];
}

/** A wish as it was understood: "Bedrooms: at least 3", "No pool". */
export function sayWish({ fact, want, value }: Wish, currency: string): string {
  const name = t(`dossierGuide.fact.${fact}`);
  if (want === 'is') return value === false ? t('quests.wish.not', { name }) : name;
  if (typeof value === 'object') {
    return t('quests.wish.oneOf', {
      name,
      values: value.map((word) => homeWord('propertyType', word)).join(', '),
    });
  }
  const said = sayFact(fact, value, currency);
  return t(want === 'at_least' ? 'quests.wish.least' : 'quests.wish.most', { name, value: said });
}

/** A fact's value as people read it; amounts are in the search's currency. */
export function sayFact(fact: DossierFact, value: FactValue, currency: string): string {
  if (typeof value === 'boolean') return t(value ? 'quests.yes' : 'quests.no');
  if (typeof value === 'string') return fact === 'homeKind' ? homeWord('propertyType', value) : value;
  if (factRow(fact).kind === 'amount') return formatMoney(value, currency, locale());
  if (fact.endsWith('M2')) return formatArea(value);
  // A year is no amount: it has no thousands mark.
  return fact === 'yearBuilt' ? String(value) : formatNumber(value);
}
