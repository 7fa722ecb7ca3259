import type { SearchQuery } from '#wire/quests.ts';
import { formatMoney } from '#domain/format-money.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatCountry, formatNumber } from '#lib/format.ts';
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
