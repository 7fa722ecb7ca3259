import type { ListingCard } from '#wire/listing-cards.ts';
import { NO_FACTS } from '#functions/_shared/reader/listing-record.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { draftFactsOf } from '#wire/draft-row.ts';

/** A home that exists already as a row. Its facts are the database's; here they only tell what it is. */
export function rowOfCard(card: ListingCard, id: string, origin: 'own' | 'sample'): DraftRow {
  const [photo] = card.photos;
  const amountMinor = card.price?.amountMinor ?? null;
  return {
    id,
    origin,
    importId: null,
    portal: null,
    isWanted: true,
    listingId: card.id,
    card: {
      title: card.title,
      place: [card.town, card.district].filter(Boolean).join(' '),
      photoPath: photo?.path ?? null,
      photoWidth: photo?.widths[0] ?? null,
      photoType: photo?.fileType ?? 'webp',
    },
    facts: draftFactsOf({
      ...NO_FACTS,
      price: {
        kind: card.price?.kind === 'sold' ? 'sold' : 'asking',
        amountMinor,
        highMinor: null,
        currency: card.currency,
        period: null,
      },
      bedrooms: card.bedrooms,
      propertyType: card.propertyType,
      address: card.address,
      town: card.town,
      region: card.region,
      postcode: card.district,
      country: card.countryCode,
    }),
    sources: {},
    pageRefusal: null,
    line: null,
    soldOn: null,
    grade: 'A',
    photos: [],
  };
}
