import { HOME_KINDS } from '#domain/home-kinds.ts';
import type { ListingEvaluation } from '#wire/evaluations.ts';
import { addressInLine } from '#lib/address-in-line.ts';
import { newId } from '#lib/new-id.ts';
import { addHome, addListing, saidFacts } from '#kit/dossiers/dossier-calls.ts';

/** Takes the home of a report into a dossier: as the listing for its own people, else as the report states it. */
export async function addEvaluated(dossierId: string, home: ListingEvaluation): Promise<void> {
  if (home.links !== null) {
    await addListing(dossierId, home.listingId);
    return;
  }
  const place = addressInLine({ ...home, postcode: null });
  const priceMinor = home.price?.amountMinor ?? null;
  await addHome(dossierId, newId(), {
    title: (home.title || place || home.postcode || home.countryCode).slice(0, 160),
    addressLine: (home.addressLine ?? '').slice(0, 300),
    town: (home.town ?? '').slice(0, 120),
    postcode: (home.postcode ?? '').slice(0, 20),
    countryCode: home.countryCode,
    facts: saidFacts(
      {
        price_minor: priceMinor,
        currency: priceMinor === null ? null : (home.price?.currency ?? null),
        bedrooms: home.bedrooms,
        bathrooms: home.bathrooms,
        floor_area_m2: home.floorAreaM2,
        plot_area_m2: home.plotAreaM2,
        year_built: home.yearBuilt,
        energy_rating: home.energyRating,
        home_kind: HOME_KINDS.find((kind) => kind === home.propertyType) ?? null,
      },
      'evaluation',
      new Date().toISOString().slice(0, 10),
    ),
  });
}
