import { z } from 'zod';
import { PLACE_KINDS } from '../domain/market/read-place.ts';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { brand, cursor } from './fields.ts';

export const SALE_SORTS = ['newest', 'oldest', 'dearest', 'cheapest'] as const;
export const SALE_TENURES = ['freehold', 'leasehold'] as const;
const word = z.string().nullable();

/** A home that was sold, as a register states it. */
export const sale = z.object({
  /** a register's own name for it, which is no random one everywhere */
  id: z.guid(),
  soldOn: z.string(),
  priceMinor: z.number().int(),
  currency: z.string(),
  countryCode: z.string(),
  type: z.enum(SALE_KINDS),
  tenure: z.enum(SALE_TENURES).nullable(),
  isNew: z.boolean(),
  /** false: sold to a company, by a lender, as a part or the like; such a sale is in no average */
  isStandard: z.boolean(),
  house: word,
  flat: word,
  street: word,
  locality: word,
  town: word,
  county: word,
  postcode: word,
  areaM2: z.number().nullable(),
  bedrooms: z.number().int().nullable(),
  yearBuilt: z.number().int().nullable(),
  /** invented for this site */
  isSample: z.boolean(),
  /** the middle of its postcode, not its door */
  map: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type Sale = z.output<typeof sale>;

/** Where sales were read from, and what has to be said of it. */
export const marketSource = z.object({
  source: z.string(),
  licence: z.string(),
  /** invented for this site */
  isSample: z.boolean(),
  firstOn: z.string(),
  lastOn: z.string(),
  readAt: z.string(),
});
export type MarketSource = z.output<typeof marketSource>;

/** A page of sales, with figures where a place is asked for. */
export const soldHomes = {
  takes: z.object({
    /** absent: the country of which most is known */
    country: z.string().nullish(),
    placeKind: z.enum([...PLACE_KINDS, 'cluster']).nullish(),
    /** of a cluster its id */
    place: z.string().nullish(),
    /** whose neighbourhoods may be asked for besides the default brand's */
    brand,
    /** absent: all */
    types: z.array(z.enum(SALE_KINDS)).nullish(),
    tenure: z.enum(SALE_TENURES).nullish(),
    isNew: z.boolean().nullish(),
    isStandard: z.boolean().nullish(),
    fromMinor: z.number().int().nullish(),
    toMinor: z.number().int().nullish(),
    fromOn: z.string().nullish(),
    toOn: z.string().nullish(),
    sort: z.enum(SALE_SORTS).optional(),
    after: z.string().nullish(),
    /** 1 to 500 */
    pageRows: z.number().int().optional(),
  }),
  answers: z.object({
    country: z.string(),
    countries: z.array(z.string()),
    /** that of the country's sales; null where there are none */
    currency: z.string().nullable(),
    /** what the neighbourhood is called that was asked for */
    areaName: z.string().nullable(),
    rows: z.array(sale),
    next: cursor,
    /** of ordinary sales; null without a place, on later pages, and of more than 20,000 */
    figures: z
      .object({
        count: z.number().int(),
        firstOn: z.string().nullable(),
        lastOn: z.string().nullable(),
        /** a quarter, half and three quarters cost less; null of fewer than five */
        quartiles: z.array(z.number().int()).length(3).nullable(),
      })
      .nullable(),
    sources: z.array(marketSource),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SoldHomes = z.output<typeof soldHomes.answers>;
