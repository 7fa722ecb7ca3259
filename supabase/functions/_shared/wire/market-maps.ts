import { z } from 'zod';
import { PLACE_KINDS } from '../domain/market/read-place.ts';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { multiPolygon } from './areas.ts';
import { marketSource, sale } from './sold-homes.ts';

const year = z.number().int().min(1900).max(2100).nullish();
const box = { west: z.number(), south: z.number(), east: z.number(), north: z.number() };

/** Countries of which sales are known, most first. */
export const soldMarkets = {
  takes: z.object({}),
  answers: z.array(
    z.object({
      country: z.string(),
      currency: z.string(),
      ...box,
      sources: z.array(marketSource),
      /** districts that have invented sales, and where these lie */
      samples: z.array(z.object({ code: z.string(), name: z.string().nullable(), ...box })),
    }),
  ),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Where a place lies; null where no sale of it is known. */
export const marketPlace = {
  takes: z.object({
    placeKind: z.enum(PLACE_KINDS),
    place: z.string().min(1).max(60),
    /** absent: any */
    country: z.string().length(2).nullish(),
  }),
  answers: z
    .object({
      country: z.string(),
      ...box,
      /** GeoJSON of a district whose ground is known; no other place has one */
      boundary: multiPolygon.nullish(),
    })
    .nullable(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The latest hundred sales of a few streets. */
export const salesNear = {
  takes: z.object({
    ...box,
    fromYear: year,
    toYear: year,
    /** absent: all */
    types: z.array(z.enum(SALE_KINDS)).nullish(),
  }),
  answers: z.object({ sales: z.array(sale), hasMore: z.boolean() }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

const amount = z.number().int().nullable();

export const VALUE_LEVELS = ['district', 'sector'] as const;

/** What a square metre cost, area by area: at most 400. */
export const priceAreas = {
  takes: z.object({
    ...box,
    level: z.enum(VALUE_LEVELS).optional(),
    /** absent: the last one that is known, and five years before it */
    year,
    since: year,
    /** absent: all */
    type: z.enum(SALE_KINDS).nullish(),
  }),
  answers: z.object({
    /** null where nothing is known */
    year: z.number().int().nullable(),
    since: z.number().int().nullable(),
    areas: z.array(
      z.object({
        country: z.string(),
        /** a district, a sector or a ZIP code */
        code: z.string(),
        /** the middle of its sales */
        latitude: z.number(),
        longitude: z.number(),
        currency: z.string(),
        /** whose floor area is known */
        sales: z.number().int(),
        salesBefore: z.number().int(),
        /** for a square metre; null where there are fewer than five sales */
        lowerMinor: amount,
        medianMinor: amount,
        upperMinor: amount,
        /** in the year before */
        beforeMinor: amount,
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

const span = z.object({
  year: z.number().int().nullable(),
  sales: z.number().int(),
  firstOn: z.string().nullable(),
  lastOn: z.string().nullable(),
  currency: z.string().nullable(),
  /** how many of them have a floor area */
  measured: z.number().int(),
  /** these are null where there are fewer than five sales */
  lowerMinor: amount,
  medianMinor: amount,
  upperMinor: amount,
  perM2Minor: amount,
});

/** What homes of a drawn area sold for, or of postcodes, sectors and districts. */
export const drawnArea = {
  takes: z.object({
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    codes: z.array(z.string().trim().min(1).max(20)).max(100).nullish(),
    polygon: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .max(500)
      .nullish(),
    fromYear: year,
    toYear: year,
    types: z.array(z.enum(SALE_KINDS)).nullish(),
  }),
  answers: z.object({
    postcodes: z.number().int(),
    /** what was typed and is no postcode, sector or district of which anything is known */
    unknown: z.array(z.string()),
    /** null where nothing was sold */
    all: span.nullable(),
    years: z.array(span),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
