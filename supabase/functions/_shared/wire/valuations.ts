import { z } from 'zod';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { CONFIDENCE_GRADES } from '../domain/valuation/confidence.ts';
import { guestToken, id, optionalText } from './fields.ts';

const amount = z.number().int();
const date = z.string();
const maybe = (schema: z.ZodNumber) => schema.nullish();

/** What is said of a home that is to be valued: where it is, what kind it is, and whatever else is known. */
const homeRequest = z
  .object({
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/),
    postcode: optionalText(12),
    latitude: maybe(z.number().min(-85).max(85)),
    longitude: maybe(z.number().min(-180).max(180)),
    /** its number or name: sales of the same one are its own and never compared with */
    house: optionalText(60),
    street: optionalText(100),
    type: z.enum(SALE_KINDS),
    floorAreaM2: maybe(z.number().min(8).max(5000)),
    plotM2: maybe(z.number().min(1).max(10_000_000)),
    bedrooms: maybe(z.number().int().min(0).max(50)),
    bathrooms: maybe(z.number().min(0).max(50)),
    yearBuilt: maybe(z.number().int().min(1000).max(2100)),
    /** 1 for the worst, 5 for the best */
    condition: maybe(z.number().int().min(1).max(5)),
    tenure: z.enum(['freehold', 'leasehold']).nullish(),
    isNew: z.boolean().nullish(),
    /** the day it is valued for; absent: as late as the market's sales tell */
    on: z.iso.date().nullish(),
  })
  .refine(
    ({ postcode, latitude, longitude }) =>
      (postcode ?? '') !== '' || (typeof latitude === 'number' && typeof longitude === 'number'),
    { message: 'Say where it is: a postcode, or latitude and longitude.', path: ['postcode'] },
  );

/** A yardstick, or a listing for whoever may see its report: what is known of either is the database's to say. */
const referenceRequest = z.object({ referenceId: id });
const listingRequest = z.object({ listingId: id, token: optionalText(128) });

/** A home that this player has guessed: its value and parts, and no sale near it, since these would tell where it is. */
const playedRequest = z.object({ sessionId: id, gameListingId: id, guestToken });

/** A home of a dossier, by what its people know of it; refused while a game asks them for it. */
const dossierRequest = z.object({ assetId: id });

export const valueHomeRequest = z.union([
  referenceRequest,
  listingRequest,
  playedRequest,
  dossierRequest,
  homeRequest,
]);
export type HomeToValue = z.output<typeof homeRequest>;
export type HomeQuestion = z.input<typeof homeRequest>;
export type ValueHomeRequest = z.input<typeof valueHomeRequest>;

const attribute = z.string();

const comparable = z.object({
  soldOn: date,
  priceMinor: amount,
  /** what it would have cost on that day with the home's attributes and place */
  adjustedMinor: amount,
  distanceM: z.number().int(),
  /** 1: alike in everything */
  likeness: z.number(),
  /** share of the comparables' part; all that weigh in make about 1 */
  weight: z.number(),
  type: z.enum(SALE_KINDS),
  floorAreaM2: z.number().nullable(),
  bedrooms: z.number().int().nullable(),
  yearBuilt: z.number().int().nullable(),
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  /** as factors they multiply from price to adjusted price, but for rounding */
  adjustments: z.array(z.object({ name: attribute, percent: z.number() })),
});

/** What was learned from a market, as a value says it. */
const modelFacts = z.object({
  id,
  version: z.number().int(),
  countryCode: z.string(),
  market: z.string(),
  sales: z.number().int(),
  firstOn: date,
  /** false: nothing is known of the market's year, and `medianBias` says what that costs */
  hasPrior: z.boolean(),
  isSample: z.boolean(),
  /** how far its values were off in the middle, as a share, over so many later sales; null where too few were there */
  medianBias: z.number().nullable(),
  judged: z.number().int().nullable(),
});

export const valueHomeAnswer = z.object({
  /** names this valuation: the same question to the same model has it for ever */
  id,
  estimateMinor: amount,
  lowMinor: amount,
  highMinor: amount,
  currency: z.string(),
  /** share of homes whose price lies between low and high */
  level: z.literal(0.8),
  confidence: z.enum(CONFIDENCE_GRADES),
  disagreementPercent: z.number(),
  doModelsDisagree: z.boolean(),
  valuedOn: date,
  /** the last sale that was known */
  dataUntil: date,
  model: modelFacts,
  /** add up to the estimate */
  contributions: z.array(z.object({ name: z.string(), amountMinor: amount })),
  comparables: z.array(comparable),
  notKnown: z.array(attribute),
  notUsed: z.array(attribute),
  /** of a yardstick: its own price in the money of the day that it is valued on */
  movedMinor: amount.nullable(),
});
export type ValueHomeAnswer = z.output<typeof valueHomeAnswer>;

const figure = z.number().nullable();
const study = z.object({
  n: z.number().int(),
  mdape: figure,
  ppe5: figure,
  ppe10: figure,
  ppe20: figure,
  medianBias: figure,
  coverage80: figure,
  meanWidth80: figure,
  cod: figure,
  prd: figure,
  prb: figure,
});

/** How near the newest model of each market came to sales that it had not seen. Shares are of 1. */
export const valuationAccuracy = {
  takes: z.object({}),
  answers: z.array(
    z.object({
      id,
      countryCode: z.string(),
      market: z.string(),
      currency: z.string(),
      version: z.number().int(),
      fittedAt: z.string(),
      sales: z.number().int(),
      firstOn: date,
      lastOn: date,
      hasPrior: z.boolean(),
      isSample: z.boolean(),
      /** null where too few sales were there to measure */
      accuracy: z
        .object({
          study,
          /** by tenth of the estimate, cheapest first; empty where tenths would be too small */
          deciles: z.array(study),
          /** of the median error: 95 of 100 samples of as many homes lie in it */
          mdapeRange: z.object({ low: figure, high: figure }),
          learned: z.number().int(),
          fromOn: date,
          untilOn: date,
        })
        .nullable(),
    }),
  ),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type ValuationAccuracy = z.output<typeof valuationAccuracy.answers>;

const typicalError = z.number().nullable();

/** Value, crowd and asking price on the same homes, sold after they were guessed. */
export const settledValues = {
  takes: z.object({}),
  answers: z.object({
    settled: z.number().int(),
    compared: z.number().int(),
    /** shares of 1; null under five compared homes */
    value: typicalError,
    crowd: typicalError,
    asking: typicalError,
    /** markets whose players bring values nearer, which is proven; gains are shares of the price */
    proven: z.array(
      z.object({
        countryCode: z.string(),
        market: z.string(),
        homes: z.number().int(),
        gain: z.number(),
        leastGain: z.number(),
        measuredAt: z.string(),
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SettledValues = z.output<typeof settledValues.answers>;
