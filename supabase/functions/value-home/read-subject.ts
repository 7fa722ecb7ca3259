import type { z } from 'zod';
import { homeGroup, type HomeGroup } from '../_shared/domain/home-groups.ts';
import type { RegisterSale, SaleKind, StatedHome } from '../_shared/domain/valuation/register-sale.ts';
import type { HandlerContext } from '../_shared/serve.ts';
import type { HomeToValue, valueHomeRequest } from '../_shared/wire/valuations.ts';

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

/** How registers of sales call the kinds of homes that listings tell apart; the others may be any kind. */
const SALE_KIND_OF: Partial<Record<HomeGroup, SaleKind>> = {
  flats: 'flat',
  terraces: 'terraced',
  semis: 'semi-detached',
  detached: 'detached',
  villas: 'detached',
};

/** What is to be valued: the home that was described, else what the database knows of a yardstick or a listing. */
export async function readSubject(
  input: z.output<typeof valueHomeRequest>,
  caller: HandlerContext['caller'],
  database: HandlerContext['database'],
): Promise<Subject> {
  if ('country' in input) return described(input);
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
  const group = homeGroup(subject.propertyType);
  const isSale = subject.ownSaleId !== null && latitude !== null && longitude !== null;
  return {
    country: subject.countryCode,
    home: isReference ? home : { ...home, type: (group && SALE_KIND_OF[group]) ?? 'other' },
    addressLine: subject.addressLine,
    ownSale: isSale ? { ...subject.home, id, priceMinor, soldOn, latitude, longitude } : null,
    listingId,
    tellsPlace: !isPlayed,
    on: null,
  };
}

function described({ country, house, latitude, longitude, on, ...said }: HomeToValue): Subject {
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
