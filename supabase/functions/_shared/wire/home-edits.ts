import { z } from 'zod';
import { MAX_AMOUNT_MINOR } from '../domain/money.ts';
import { PHOTO_TEXTS } from '../domain/photo-fields.ts';
import { RIGHTS_STATUSES } from './drafts.ts';
import { id, optionalText } from './fields.ts';
import { photoFiles } from './photos.ts';
import { homeFeatures, homeText, sentFields } from './home-schemas.ts';

/** What a manager may say about a home: whatever may be stored, so that every home can be saved. */
export const homeFacts = z.object({
  ...sentFields,
  title: homeText('title'),
  description: homeText('description'),
  propertyType: homeText('propertyType').min(1),
  features: homeFeatures,
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

/** A picture that was uploaded: a new photo, or what takes the place of the photo's older form. */
export const homePhotoFile = photoFiles.extend({
  rightsStatus: z.enum(RIGHTS_STATUSES).exclude(['link-only']),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type HomePhotoFile = z.output<typeof homePhotoFile>;

export const homePhoto = z.object({
  id,
  alt: z.string().trim().min(1).max(PHOTO_TEXTS.alt),
  room: optionalText(PHOTO_TEXTS.room),
  attribution: optionalText(PHOTO_TEXTS.attribution),
  isHidden: z.boolean(),
  file: homePhotoFile.optional(),
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
