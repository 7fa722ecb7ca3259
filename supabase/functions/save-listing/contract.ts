import { z } from 'zod';
import { id, optionalText } from '../_shared/contract.ts';
import { MAX_AMOUNT_MINOR } from '../_shared/domain/money.ts';

const count = z.number().min(0).max(999).nullable();
const areaM2 = z.number().positive().max(10_000_000).nullable();

/** What a manager may say about a home. */
export const homeFacts = z.object({
  title: z.string().trim().max(200),
  description: z.string().trim().max(10_000),
  propertyType: z.string().trim().min(1).max(40),
  bedrooms: z.int().min(0).max(999).nullable(),
  bathrooms: count,
  floorAreaM2: areaM2,
  plotAreaM2: areaM2,
  yearBuilt: z.int().min(1000).max(2100).nullable(),
  tenure: z.string().trim().max(40).nullable(),
  energyRating: z.string().trim().max(10).nullable(),
  features: z.array(z.string().trim().min(1).max(120)).max(40),
  addressLine: z.string().trim().max(200).nullable(),
  town: z.string().trim().max(80).nullable(),
  postcode: z.string().trim().max(12).nullable(),
  district: z.string().trim().max(40).nullable(),
  region: z.string().trim().max(80).nullable(),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});
export type HomeFacts = z.output<typeof homeFacts>;

/** Where the offer stands. Withdrawing is no word of a form: it takes the home down. */
export const OFFER_STATUSES = ['available', 'under_offer', 'sold'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const homePrice = z.object({
  kind: z.enum(['asking', 'sold']),
  amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR),
  datedOn: z.iso.date().nullable(),
});

export const homePhoto = z.object({
  id,
  alt: z.string().trim().min(1).max(300),
  room: optionalText(60),
  attribution: optionalText(200),
  isHidden: z.boolean(),
});

/**
 * Saves a home of a game: facts, texts (which lose whatever reads as a price), photos in order, and, where it differs, a new
 * price version. `version` is the one that was edited; where somebody else has saved since, the answer is `edit_conflict`.
 */
export const saveListingRequest = z.object({
  game: z.string().trim().min(1).max(60),
  brand: optionalText(63),
  gameListingId: id,
  version: z.int().min(1),
  facts: homeFacts,
  /** none leaves it as it is */
  status: z.enum(OFFER_STATUSES).optional(),
  price: homePrice.nullable(),
  photos: z.array(homePhoto).max(100),
});
export type SaveListingRequest = z.input<typeof saveListingRequest>;
