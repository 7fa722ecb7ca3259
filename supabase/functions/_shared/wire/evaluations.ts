import { z } from 'zod';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { cursor, id } from './fields.ts';

const amount = z.number().int();
const date = z.string();
const saleFacts = {
  soldOn: date,
  priceMinor: amount,
  currency: z.string(),
  countryCode: z.string(),
  type: z.enum(SALE_KINDS),
  floorAreaM2: z.number().nullable(),
  bedrooms: z.number().int().nullable(),
  yearBuilt: z.number().int().nullable(),
  tenure: z.enum(['freehold', 'leasehold']).nullable(),
  isNew: z.boolean(),
  house: z.string().nullable(),
  street: z.string().nullable(),
  town: z.string().nullable(),
  postcode: z.string().nullable(),
  isSample: z.boolean(),
};

/** Sold homes that serve as yardsticks, the latest first. */
export const referenceProperties = {
  takes: z.object({
    countryCode: z.string().nullish(),
    /** a postcode or its beginning, or a town, as people type it */
    area: z.string().nullish(),
    types: z.array(z.enum(SALE_KINDS)).nullish(),
    after: cursor.nullish(),
  }),
  answers: z.object({ rows: z.array(z.object({ id, ...saleFacts })), next: cursor }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type ReferencePage = z.output<typeof referenceProperties.answers>;

/** One yardstick. */
export const referenceProperty = {
  takes: z.object({ id }),
  answers: z.object({
    id,
    ...saleFacts,
    source: z.string().nullable(),
    licence: z.string().nullable(),
    dataUntil: date.nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type ReferenceProperty = z.output<typeof referenceProperty.answers>;

const maybeAmount = amount.nullable();
const maybeNumber = z.number().nullable();
const maybeText = z.string().nullable();

/** What the report about a listing says beside its value, for whoever manages the home or has the report's link. */
export const listingEvaluation = {
  takes: z.object({ listingId: id, token: z.string().nullish() }),
  answers: z.object({
    listingId: id,
    title: z.string(),
    status: z.string(),
    currency: z.string(),
    countryCode: z.string(),
    town: maybeText,
    addressLine: maybeText,
    postcode: maybeText,
    propertyType: z.string(),
    bedrooms: maybeNumber,
    bathrooms: maybeNumber,
    floorAreaM2: maybeNumber,
    plotAreaM2: maybeNumber,
    yearBuilt: maybeNumber,
    tenure: maybeText,
    energyRating: maybeText,
    price: z.object({ kind: z.string(), amountMinor: maybeAmount, currency: z.string() }).nullable(),
    /** null under five guesses */
    crowd: z
      .object({
        count: z.number().int(),
        medianMinor: maybeAmount,
        q1Minor: maybeAmount,
        q3Minor: maybeAmount,
      })
      .nullable(),
    /** null where no sale of its district is known; medians from five sales on */
    market: z
      .object({
        areaCode: z.string(),
        untilOn: date,
        currency: z.string(),
        sales: z.number().int(),
        salesBefore: z.number().int(),
        medianMinor: maybeAmount,
        medianBeforeMinor: maybeAmount,
      })
      .nullable(),
    /** open links; null for those who may not hand out any */
    links: z.number().int().nullable(),
    isBeingGuessed: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type ListingEvaluation = z.output<typeof listingEvaluation.answers>;

export const shareEvaluation = {
  takes: z.object({ listingId: id }),
  answers: z.object({ token: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** How many links there were. */
export const endEvaluationLinks = {
  takes: z.object({ listingId: id }),
  answers: z.number().int(),
  callers: 'account',
  mayRepeat: true,
} as const;
