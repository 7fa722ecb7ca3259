import { z } from 'zod';
import { cursor, id } from './fields.ts';

const amount = z.number().int().positive().nullish();
const text = z.string().nullable();

const asked = {
  name: z.string().trim().min(1).max(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** a town, a street, or how a postcode begins */
  place: z.string().trim().max(80),
  /** kinds of homes as listings say them; none: all */
  types: z.array(z.string().min(1).max(40)).max(12),
  leastBedrooms: z.number().int().min(1).max(20).nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  leastMinor: amount,
  mostMinor: amount,
  /** absent: every feed */
  sourceId: id.nullish(),
};

const query = z.object({
  ...asked,
  leastBedrooms: z.number().int().nullable(),
  leastMinor: z.number().int().nullable(),
  mostMinor: z.number().int().nullable(),
  sourceId: id.nullable(),
  id,
  version: z.number().int(),
  updatedAt: z.string(),
});
export type PortalQuery = z.output<typeof query>;

/** The queries that staff keep, and the feeds that they may be of. */
export const portalQueries = {
  takes: z.object({}),
  answers: z.object({
    queries: z.array(query),
    sources: z.array(z.object({ id, name: z.string(), brand: z.string() })),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type PortalQueryList = z.output<typeof portalQueries.answers>;

/** Keeps a query, or changes one. */
export const savePortalQuery = {
  takes: z.object({
    /** of a new one as well: the same one sent again is the same one */
    id,
    /** the one that it was changed from; 0 is a new one */
    version: z.number().int().min(0),
    ...asked,
  }),
  answers: query,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Removes a query; false where it is gone already. */
export const removePortalQuery = {
  takes: z.object({ id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Homes of imported feeds that fit a query. */
export const portalMatches = {
  takes: z.object({
    id,
    after: id.nullish(),
    /** 1 to 500 */
    pageRows: z.number().int().min(1).max(500).optional(),
  }),
  answers: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        sourceUrl: text,
        feed: z.string(),
        brand: z.string(),
        type: z.string(),
        bedrooms: z.number().int().nullable(),
        areaM2: z.number().nullable(),
        addressLine: text,
        town: text,
        postcode: text,
        countryCode: z.string(),
        priceMinor: z.number().int(),
        currency: z.string(),
      }),
    ),
    next: cursor,
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type PortalMatch = z.output<typeof portalMatches.answers>['rows'][number];
