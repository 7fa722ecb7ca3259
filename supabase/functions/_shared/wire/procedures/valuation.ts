import { z } from 'zod';
import { SALE_KINDS } from '../../domain/market/sale-kinds.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

const number = z.number().nullable();
const text = z.string().nullable();

/** A sale as a valuation reads it. */
export const saleToValue = z.object({
  // Names of sales are hashes, or a register's own: not all of them are of a version of uuids.
  id: z.guid(),
  priceMinor: z.number().int(),
  soldOn: z.string(),
  type: z.enum(SALE_KINDS),
  floorAreaM2: number,
  bedrooms: number,
  yearBuilt: number,
  isNew: z.boolean().nullable(),
  tenure: z.enum(['freehold', 'leasehold']).nullable(),
  plotM2: number,
  bathrooms: number,
  floors: number,
  isWaterfront: z.boolean().nullable(),
  view: number,
  condition: number,
  grade: number,
  yearRenovated: number,
  house: text,
  flat: text,
  street: text,
  postcode: text,
  smallArea: text,
  deprivationDecile: number,
  latitude: z.number(),
  longitude: z.number(),
});

const model = z.object({
  id,
  version: z.number().int(),
  currency: z.string(),
  sales: z.number().int(),
  firstOn: z.string(),
  lastOn: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hasPrior: z.boolean(),
  isSample: z.boolean(),
  medianBias: number,
  judged: z.number().int().nullable(),
  /** null where the caller said that it has them */
  parameters: text,
});

/** What a home is valued from, or what is lacking: its place, sales, or a model without homes that are being guessed. */
export const valuationContext = procedure(
  z.object({
    countryCode: z.string(),
    postcode: text,
    latitude: number,
    longitude: number,
    addressLine: text,
    knownModelIds: z.array(id),
  }),
  z.discriminatedUnion('lacks', [
    z.object({ lacks: z.literal('place') }),
    z.object({ lacks: z.literal('sales'), market: text, sales: z.number().int().optional() }),
    z.object({ lacks: z.literal('learning'), market: text }),
    z.object({
      lacks: z.null(),
      market: z.string(),
      today: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      smallArea: text,
      model,
      sales: z.array(saleToValue.extend({ isOwn: z.boolean() })),
    }),
  ]),
);

/** Keeps what a model answered, or answers what it said before. */
export const keepValuation = procedure(
  z.object({
    modelId: id,
    print: z.string(),
    asked: z.record(z.string(), z.unknown()),
    answer: z.record(z.string(), z.unknown()),
    listingId: id.nullable(),
  }),
  z.object({ id, madeAt: z.string(), answer: z.record(z.string(), z.unknown()) }),
  { verbatim: ['asked', 'answer'] },
);

/** What is known of a home that is valued: a yardstick's, or a listing's for whoever may see its report. */
export const valuationSubject = procedure(
  z.object({
    referenceId: id.nullable(),
    listingId: id.nullable(),
    userId: id.nullable(),
    token: text,
    sessionId: id.nullable(),
    gameListingId: id.nullable(),
    guestToken: text,
  }),
  z.object({
    countryCode: z.string(),
    ownSaleId: z.guid().nullable(),
    addressLine: text,
    propertyType: text,
    home: saleToValue.extend({ latitude: number, longitude: number }),
  }),
);
