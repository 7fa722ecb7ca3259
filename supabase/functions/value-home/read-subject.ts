import type { z } from 'zod';
import { saleKindOf, type HomeAsked } from '../_shared/domain/dossier/market/home-to-value.ts';
import type { RegisterSale, StatedHome } from '../_shared/domain/valuation/register-sale.ts';
import type { HandlerContext } from '../_shared/serve.ts';
import type { HomeToValue, valueHomeRequest } from '../_shared/wire/valuations.ts';
import { readDossierHome, type Api } from './read-dossier-home.ts';

/** A home that is to be valued, and what it may be known by. */
export interface Subject {
  readonly country: string;
  readonly home: Omit<StatedHome, 'latitude' | 'longitude'> & {
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  readonly addressLine: string | null;
  /** of a yardstick: the sale that it is */
  readonly ownSale: RegisterSale | null;
  /** the listing that is valued */
  readonly listingId: string | null;
  /** whether the sales near it may be told: these say where it is */
  readonly tellsPlace: boolean;
  readonly on: string | null;
}

interface Asking extends Pick<HandlerContext, 'caller' | 'authorization' | 'database'> {
  readonly api: Api;
}

/** What is to be valued: the home that was described, else what the database knows of a yardstick or a listing. */
export async function readSubject(
  input: z.output<typeof valueHomeRequest>,
  { caller, authorization, database, api }: Asking,
): Promise<Subject> {
  if ('country' in input) return described(input);
  if ('assetId' in input) return described(await readDossierHome(input.assetId, authorization, api));
  const isReference = 'referenceId' in input;
  const isPlayed = 'sessionId' in input;
  const listingId = 'listingId' in input ? input.listingId : null;
  const subject = await database.call('valuation_subject', {
    referenceId: isReference ? input.referenceId : null,
    listingId,
    userId: caller.userId,
    token: 'listingId' in input ? (input.token ?? null) : null,
    sessionId: isPlayed ? input.sessionId : null,
    gameListingId: isPlayed ? input.gameListingId : null,
    guestToken: isPlayed ? (input.guestToken ?? null) : null,
  });
  const { id, house: _house, flat: _flat, priceMinor, soldOn, ...home } = subject.home;
  const { latitude, longitude } = home;
  const isSale = subject.ownSaleId !== null && latitude !== null && longitude !== null;
  return {
    country: subject.countryCode,
    home: isReference ? home : { ...home, type: saleKindOf(subject.propertyType) },
    addressLine: subject.addressLine,
    ownSale: isSale ? { ...subject.home, id, priceMinor, soldOn, latitude, longitude } : null,
    listingId,
    tellsPlace: !isPlayed,
    on: null,
  };
}

function described({ country, house, latitude, longitude, ...rest }: HomeToValue | HomeAsked): Subject {
  const { on, ...said } = { on: null, ...rest };
  return {
    country,
    home: { ...said, latitude: latitude ?? null, longitude: longitude ?? null },
    addressLine: house ?? null,
    ownSale: null,
    listingId: null,
    tellsPlace: true,
    on: on ?? null,
  };
}
