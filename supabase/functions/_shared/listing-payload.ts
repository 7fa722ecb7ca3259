import { hideAddress } from './domain/hide-address.ts';
import { clampHomeFeatures, clampHomeText, fitHomeNumber, fitReadFacts } from './domain/home-fields.ts';
import { listingTitle } from './domain/listing-title.ts';
import type { Money } from './domain/money.ts';
import { scrubPlayerTexts } from './domain/player-texts.ts';
import { cleanPlaceholder } from './pictures/clean-placeholder.ts';
import { finishRecord } from './reader/finish-record.ts';
import type { Field, Layer, ListingRecord } from './reader/listing-record.ts';
import { currencyOfCountry } from './reader/texts/currency-signs.ts';
import { normaliseUrl } from './reader/url/normalise-url.ts';
import type { DraftRow } from './wire/drafts.ts';
import type { NewListing } from './wire/procedures/publishing.ts';

/** The home as the reader judges it now, after the person's corrections. */
export function recordOf(row: DraftRow): ListingRecord {
  const sources = row.sources as Partial<Record<Field, Layer>>;
  return finishRecord(row.facts, sources, {
    portal: row.portal,
    url: row.facts.url,
    listingId: row.facts.listingId,
    country: row.facts.country,
    base: null,
    kind: 'listing',
    // Somebody put it among their homes: a price alone is enough, as in a file of homes.
    source: 'file',
  });
}

/** Where a currency is mostly used, for homes that name no country. */
const COUNTRY_OF_CURRENCY: Readonly<Record<string, string>> = Object.fromEntries(
  ['GB', 'US', 'CA', 'AU', 'NZ', 'CH', 'SE', 'NO', 'DK', 'PL', 'AE', 'ZA', 'JP', 'ES'].map((country) => [
    currencyOfCountry(country) ?? '',
    country,
  ]),
);

/** Shows nothing while the photo loads. */
const NO_PLACEHOLDER = 'data:,';

/**
 * A home as `publish_game` takes it: texts without prices, and without what names the house.
 * @param known the prices of all homes of the draft: no text may tell any of them
 */
export function listingPayload(
  row: DraftRow,
  record: ListingRecord,
  amountMinor: number,
  known: readonly Money[],
): NewListing {
  const { facts } = row;
  const currency = record.price?.currency ?? '';
  const forPlayers = (text: string) => hideAddress(text, facts.address, facts.postcode).trim();
  const type = record.homeType ?? 'house';
  const place = record.town ?? record.district ?? record.region ?? '';
  // A page's own title mostly names the street, so only one that the person typed is shown.
  const title = row.sources.title === 'typed' ? forPlayers(facts.title ?? '') : '';
  const isSold = record.price?.kind === 'sold';
  const { title: _, description: __, ...said } = fitReadFacts(facts);
  return {
    importId: row.importId ?? row.id,
    // Only a web address is kept, in the form that takedowns know it by.
    sourceUrl: facts.url === null ? null : normaliseUrl(facts.url),
    status: isSold ? 'sold' : 'available',
    currency,
    price: {
      kind: isSold ? 'sold' : 'asking',
      amountMinor,
      datedOn: row.soldOn ?? facts.updatedOn ?? facts.listedOn,
    },
    asset: scrubPlayerTexts(
      'assets',
      {
        ...said,
        propertyType: type,
        floorAreaM2: fitHomeNumber('floorAreaM2', facts.area?.m2 ?? null),
        plotAreaM2: fitHomeNumber('plotAreaM2', facts.plot?.m2 ?? null),
        features: clampHomeFeatures(record.playerFeatures.map(forPlayers)),
        addressLine: facts.address,
        town: facts.town ?? clampHomeText('town', record.town),
        district: clampHomeText('district', record.district),
        countryCode: record.country ?? COUNTRY_OF_CURRENCY[currency] ?? 'GB',
        latitude: facts.position?.latitude ?? null,
        longitude: facts.position?.longitude ?? null,
      },
      known,
    ),
    ...scrubPlayerTexts(
      'listings',
      {
        portal: row.portal,
        title: title === '' ? listingTitle(whole(facts.bedrooms), type, place) : title,
        description: forPlayers(facts.description ?? ''),
      },
      known,
    ),
    photos: row.photos.flatMap((photo) =>
      photo.rights === 'link-only' || photo.folder === null
        ? []
        : [
            scrubPlayerTexts(
              'listing_photos',
              {
                path: photo.folder,
                fileType: photo.fileType,
                widths: photo.widths,
                width: photo.width,
                height: photo.height,
                alt: forPlayers(photo.alt) || 'A photo of this home',
                room: photo.room,
                placeholder: cleanPlaceholder(photo.placeholder) ?? NO_PLACEHOLDER,
                rightsStatus: photo.rights,
                attribution: photo.attribution,
                contentHash: photo.contentHash,
              },
              known,
            ),
          ],
    ),
  };
}

function whole(value: number | null): number | null {
  return value !== null && Number.isInteger(value) ? value : null;
}
