import type { PortalQuery, PortalQueryList } from '#wire/portal-queries.ts';
import { formatMoney } from '#domain/format-money.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { formatCountry } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';

/** What a query asks for, in one line. */
export function sayQuery(query: PortalQuery, sources: PortalQueryList['sources']): string {
  const { countryCode, place, types, leastBedrooms, sourceId } = query;
  const source = sources.find(({ id }) => id === sourceId);
  return [
    place === '' ? formatCountry(countryCode) : `${place}, ${formatCountry(countryCode)}`,
    types.length === 0 ? t('portal.anyType') : types.map((type) => homeWord('propertyType', type)).join(', '),
    ...(leastBedrooms === null ? [] : [t('portal.say.bedrooms', { count: leastBedrooms })]),
    ...sayPrice(query),
    source ? `${source.brand}: ${source.name}` : t('portal.anySource'),
  ].join(' · ');
}

function sayPrice({ leastMinor, mostMinor, currency }: PortalQuery): string[] {
  const money = (minor: number): string => formatMoney(minor, currency, locale());
  if (leastMinor !== null && mostMinor !== null) return [`${money(leastMinor)} – ${money(mostMinor)}`];
  if (leastMinor !== null) return [t('portal.say.least', { price: money(leastMinor) })];
  return mostMinor === null ? [] : [t('portal.say.most', { price: money(mostMinor) })];
}
