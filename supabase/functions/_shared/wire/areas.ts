import { z } from 'zod';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { brand, id, optionalText } from './fields.ts';

const amount = z.number().int().nullable();
const position = z.tuple([z.number(), z.number()]);
/** The ground of a place, as GeoJSON. */
export const multiPolygon = z.object({
  type: z.literal('MultiPolygon'),
  coordinates: z.array(z.array(z.array(position))),
});

/** What homes of one kind cost in a span. Fewer than five sales say how many, and no price. */
const level = z.object({
  kind: z.enum([...SALE_KINDS, 'all']),
  beginsOn: z.iso.date(),
  currency: z.string(),
  sales: z.number().int(),
  lowerMinor: amount,
  medianMinor: amount,
  upperMinor: amount,
  /** how many of them have a floor area, and the median price of a square metre of these */
  measured: z.number().int(),
  perM2Minor: amount,
});

/** A curated neighbourhood as a card and on a map. */
const areaCard = z.object({
  id,
  name: z.string(),
  description: z.string(),
  countryCode: z.string(),
  /** the key of the brand whose people drew it */
  brand: z.string(),
  version: z.number().int(),
  mayChange: z.boolean(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  /** GeoJSON */
  boundary: multiPolygon,
  postcodes: z.number().int(),
  /** some of its sales were invented for this site */
  isSample: z.boolean(),
  /** since the first year that is known */
  sales: z.number().int(),
  /** the latest twelve months that are known, and the twelve before; null where nothing was sold */
  latest: level.nullable(),
  before: level.nullable(),
});

export type AreaLevel = z.output<typeof level>;
export type AreaCard = z.output<typeof areaCard>;

/** The neighbourhoods of a brand, its own first, then those of the default brand. */
export const areaClusters = {
  takes: z.object({ brand }),
  answers: z.array(areaCard),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** All about one neighbourhood. */
export const areaCluster = {
  takes: z.object({ id, brand }),
  answers: areaCard.extend({
    /** districts, sectors and postcodes it is made of; none where it is a polygon */
    codes: z.array(z.string()),
    polygon: z.array(position).nullable(),
    levels: z.object({
      month: z.array(level),
      year: z.array(level),
      latest: z.array(level),
      before: z.array(level),
    }),
    energy: z.object({
      certificates: z.number().int(),
      ratings: z.array(z.object({ rating: z.string(), certificates: z.number().int() })),
    }),
    sources: z.array(
      z.object({
        source: z.string(),
        licence: z.string(),
        isSample: z.boolean(),
        firstOn: z.iso.date().nullable(),
        lastOn: z.iso.date().nullable(),
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

export type Area = z.output<typeof areaCluster.answers>;

/** Draws a neighbourhood, by codes or by a polygon; owners and admins of the brand, and staff. */
export const saveAreaCluster = {
  takes: z.object({
    /** of a new one as well: the same one sent again is the same one */
    id,
    /** the one that it was changed from; 0 is a new one */
    version: z.number().int().min(0),
    name: z.string().trim().min(1).max(80),
    brand,
    description: optionalText(2000),
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullish(),
    codes: z.array(z.string().trim().min(1).max(20)).max(500).nullish(),
    polygon: z.array(position).min(3).max(500).nullish(),
  }),
  answers: areaCard,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Removes a neighbourhood; false where it is gone already. */
export const removeAreaCluster = {
  takes: z.object({ id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;
