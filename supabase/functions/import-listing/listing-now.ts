import { hideAddress } from '../_shared/domain/hide-address.ts';
import {
  clampHomeFeatures,
  clampHomeText,
  fitHomeNumber,
  fitReadFacts,
  type HomeTextKey,
} from '../_shared/domain/home-fields.ts';
import { scrubPlayerTexts } from '../_shared/domain/player-texts.ts';
import type { ListingRecord } from '../_shared/reader/listing-record.ts';
import type { ListingNow } from '../_shared/wire/importing.ts';

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
  const words = (key: HomeTextKey, text: string | null) => clampHomeText(key, text?.trim() || null);
  const { title: _, ...said } = fitReadFacts(record);
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
        ...said,
        propertyType: record.homeType,
        floorAreaM2: fitHomeNumber('floorAreaM2', tenths(record.area?.m2)),
        plotAreaM2: fitHomeNumber('plotAreaM2', tenths(record.plot?.m2)),
        addressLine: words('addressLine', record.address),
        district: words('district', record.district),
        latitude: record.position?.latitude ?? null,
        longitude: record.position?.longitude ?? null,
        description: words(
          'description',
          record.playerDescription === null ? null : forPlayers(record.playerDescription),
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
  const features = clampHomeFeatures(playerFeatures.map(forPlayers));
  return features.length > 0 ? features : null;
}

/** As the form has areas: a tenth of a square metre. */
function tenths(areaM2: number | undefined): number | null {
  return areaM2 === undefined ? null : Math.round(areaM2 * 10) / 10;
}
