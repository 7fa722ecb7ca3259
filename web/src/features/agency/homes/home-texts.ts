import type { AgencyHome } from '#wire/agency-homes.ts';
import type { CsvValue } from '#domain/csv.ts';
import { minorPerMajor } from '#domain/money.ts';
import { t } from '#lib/i18n.ts';

/** What a home is called in lists: its title, else where it is. */
export function nameOfHome({ title, address, town }: Pick<AgencyHome, 'title' | 'address' | 'town'>): string {
  return title || address || town || t('facts.unnamed');
}

/** Where an offer stands. */
export function stateText(status: AgencyHome['status']): string {
  return t(`agencyHomes.state.${status}`);
}

/** A home as a row of a file, in the order of `agencyHomes.export.header`. Amounts are in major units. */
export function homeRow(home: AgencyHome): readonly CsvValue[] {
  const { price, currency } = home;
  const amount = price?.amountMinor ?? null;
  return [
    home.id,
    home.title,
    home.status,
    amount === null ? null : amount / minorPerMajor(currency),
    currency,
    price?.kind ?? null,
    price?.datedOn ?? null,
    home.address,
    home.town,
    home.postcode,
    home.countryCode,
    home.propertyType,
    home.bedrooms,
    home.bathrooms,
    home.floorAreaM2,
    home.photos,
    home.games,
    home.isVisible,
    home.archivedAt,
    home.createdAt,
    home.changedAt,
  ];
}
