import { HOME_KINDS } from '#domain/home-kinds.ts';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import { saidFacts, type NewHome } from '#kit/dossiers/dossier-calls.ts';

/** What a dossier takes over from a page that was read: each fact with the page's host as who said so. */
export function homeOfRecord(
  record: ListingRecord,
  {
    link,
    today,
    country,
  }: { readonly link: string | null; readonly today: string; readonly country: string },
): NewHome {
  const source = link !== null && URL.canParse(link) ? new URL(link).host : 'page';
  const { price, position } = record;
  // A rent, a guide or a range is no price that a purchase is reckoned from.
  const isPrice =
    price !== null && price.amountMinor !== null && price.highMinor === null && price.period === null;
  const address = (record.address ?? '').trim();
  const title = (address || (record.title ?? '').trim() || source).slice(0, 160);
  return {
    title,
    addressLine: address.slice(0, 300),
    town: (record.town ?? '').slice(0, 120),
    postcode: (record.postcode ?? record.district ?? '').slice(0, 20),
    countryCode: record.country ?? country,
    ...(position === null ? {} : { latitude: position.latitude, longitude: position.longitude }),
    ...(link === null ? {} : { sourceUrl: link }),
    facts: saidFacts(
      {
        price_minor: isPrice ? price.amountMinor : null,
        currency: isPrice ? price.currency : null,
        bedrooms: record.bedrooms,
        bathrooms: record.bathrooms,
        floor_area_m2: record.area === null ? null : Math.round(record.area.m2 * 10) / 10,
        plot_area_m2: record.plot === null ? null : Math.round(record.plot.m2 * 10) / 10,
        year_built: record.yearBuilt,
        energy_rating: record.energyRating,
        home_kind: HOME_KINDS.find((kind) => kind === record.homeType) ?? null,
      },
      source,
      record.updatedOn ?? record.listedOn ?? today,
    ),
  };
}
