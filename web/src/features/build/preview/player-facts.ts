import type { HideableFact } from '#domain/clues.ts';
import { CLUE_KEYS, type ClueKey } from '#domain/clue-keys.ts';
import { hideAddress } from '#domain/hide-address.ts';
import { fitReadFacts, HOME_FIELDS } from '#domain/home-fields.ts';
import type { HintKind } from '#domain/hints.ts';
import { listingTitle } from '#domain/listing-title.ts';
import { scrubPrices } from '#domain/price-scrub.ts';
import { finishRecord } from '#functions/_shared/reader/finish-record.ts';
import type { DraftRow } from '#wire/drafts.ts';
import type { Round } from '#wire/rounds.ts';

type Facts = Round['facts'];

/** A point of a preview is moved like those of a game, by about 700 m: which way a game moves it, only its server knows. */
const MOVED = { latitude: 0.005, longitude: 0.005 };

/** All that players of a home learn of it; the publishing function makes the same of the row. */
export function factsForPlayers(row: DraftRow): Facts {
  const { facts, card, sources } = row;
  if (card) return { title: card.title, town: card.place };
  const record = finishRecord(facts, sources, {
    portal: row.portal,
    url: facts.url,
    listingId: facts.listingId,
    country: facts.country,
    base: null,
    kind: 'listing',
    source: 'file',
  });
  const { price, address, postcode, position } = facts;
  const known =
    price?.amountMinor != null && price.currency !== null
      ? { amountMinor: price.amountMinor, currency: price.currency }
      : undefined;
  const forPlayers = (text: string) => hideAddress(scrubPrices(text, known), address, postcode).trim();
  const type = record.homeType ?? 'house';
  const place = record.town ?? record.district ?? record.region ?? '';
  const named = sources.title === 'typed' ? forPlayers(facts.title ?? '') : '';
  const said: Partial<Record<ClueKey, unknown>> = fitReadFacts(facts);
  return {
    // Players read clues alone: no street, no postcode.
    ...Object.fromEntries(CLUE_KEYS.map((key) => [key, said[key]])),
    title: named || listingTitle(facts.bedrooms, type, place),
    propertyType: type,
    floorAreaM2: facts.area?.m2 ?? null,
    plotAreaM2: facts.plot?.m2 ?? null,
    town: record.town,
    district: record.district,
    region: record.region,
    features: record.playerFeatures.map(forPlayers).filter((feature) => feature !== ''),
    description: forPlayers(facts.description ?? ''),
    map: position
      ? { lat: position.latitude + MOVED.latitude, lng: position.longitude + MOVED.longitude }
      : null,
  };
}

/** What is left of them while the host keeps some back, and others are hints that cost points. */
export function hideFacts(
  facts: Facts,
  hidden: readonly HideableFact[],
  hints: readonly HintKind[],
  number: number,
): Facts {
  const asHint: readonly string[] = [
    ...(hints.includes('year') ? ['yearBuilt'] : []),
    ...(hints.includes('area') ? ['floorAreaM2'] : []),
  ];
  const lost = CLUE_KEYS.filter((key) => asHint.includes(key) || hidden.includes(HOME_FIELDS[key].column));
  // The name that is made for a home says some of what may be kept back.
  const isNamed = (['town', 'district', 'region', 'bedrooms', 'property_type'] as const).every(
    (column) => !hidden.includes(column),
  );
  return {
    ...facts,
    ...Object.fromEntries(lost.map((key) => [key, undefined])),
    ...(isNamed ? {} : { title: `№ ${String(number)}` }),
    ...(hidden.includes('map') ? { map: null } : {}),
  };
}
