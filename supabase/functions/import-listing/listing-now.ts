import { hideAddress } from '../_shared/domain/hide-address.ts';
import { scrubPlayerTexts } from '../_shared/domain/player-texts.ts';
import type { ListingRecord } from '../_shared/reader/listing-record.ts';
import type { ListingNow } from './contract.ts';

/**
 * What a page says of a listing today, in the words of the form that edits it. Null is "the page does not say": nothing
 * follows from that. Texts are as players may read them, without prices and without what names the house.
 */
export function listingNow(record: ListingRecord): ListingNow | null {
  const { price } = record;
  if (price?.amountMinor == null || price.currency === null) return null;
  const isSold = price.kind === 'sold' || record.listingType === 'sold';
  const known = [{ amountMinor: price.amountMinor, currency: price.currency }];
  const forPlayers = (text: string) => hideAddress(text, record.address, record.postcode).trim();
  const whole = (value: number | null) => (value !== null && Number.isInteger(value) ? value : null);
  const words = (text: string | null, longest: number) =>
    text === null || text.trim() === '' ? null : text.trim().slice(0, longest);
  return {
    status: isSold ? 'sold' : isUnderOffer(record.status) ? 'under_offer' : 'available',
    price: {
      kind: isSold ? 'sold' : 'asking',
      amountMinor: price.amountMinor,
      currency: price.currency,
      datedOn: record.updatedOn ?? record.listedOn,
    },
    facts: scrubPlayerTexts(
      'assets',
      {
        propertyType: record.homeType,
        bedrooms: whole(record.bedrooms),
        bathrooms: record.bathrooms,
        floorAreaM2: tenths(record.area?.m2),
        plotAreaM2: tenths(record.plot?.m2),
        yearBuilt: record.yearBuilt,
        tenure: words(record.tenure, 40),
        energyRating: words(record.energyRating, 10),
        addressLine: words(record.address, 200),
        town: words(record.town, 80),
        postcode: words(record.postcode, 12),
        district: words(record.district, 40),
        region: words(record.region, 80),
        latitude: record.position?.latitude ?? null,
        longitude: record.position?.longitude ?? null,
        description: words(
          record.playerDescription === null ? null : forPlayers(record.playerDescription),
          10_000,
        ),
        features: featuresOf(record, forPlayers),
      },
      known,
    ),
  };
}

/** The source's own words for an offer that somebody has accepted. */
export function isUnderOffer(status: string | null): boolean {
  return /under offer|sold stc|sale agreed|pending|contingent/i.test(status ?? '');
}

function featuresOf({ playerFeatures }: ListingRecord, forPlayers: (text: string) => string) {
  const features = playerFeatures
    .map((feature) => forPlayers(feature).slice(0, 120))
    .filter((feature) => feature !== '');
  return features.length > 0 ? features.slice(0, 40) : null;
}

/** As the form has areas: a tenth of a square metre. */
function tenths(areaM2: number | undefined): number | null {
  return areaM2 === undefined ? null : Math.round(areaM2 * 10) / 10;
}
