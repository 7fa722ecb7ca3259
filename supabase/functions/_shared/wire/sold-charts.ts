import { z } from 'zod';
import { CHART_STEPS, SALE_MEASURES } from '../domain/market/sale-charts.ts';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';

const year = z.number().int().min(1900).max(2100).nullish();
const amount = z.number().nullable();
const count = z.number().int();

/** Whose data it is. */
export const marketSource = z.object({
  source: z.string(),
  licence: z.string(),
  firstOn: z.string().nullable(),
  lastOn: z.string().nullable(),
  isSample: z.boolean(),
});
export type MarketSource = z.infer<typeof marketSource>;

const place = z.object({
  country: z.string(),
  code: z.string(),
  name: z.string().nullable(),
  currency: z.string().nullable(),
  /** the first day from which on the register is not complete */
  incompleteFrom: z.string().nullable(),
  sources: z.array(marketSource),
});
export type ChartPlace = z.infer<typeof place>;

const narrowed = {
  country: z.string(),
  /** a postcode district, a ZIP code */
  area: z.string(),
  /** absent: all */
  types: z.array(z.enum(SALE_KINDS)).nullish(),
  isNew: z.boolean().nullish(),
  fromYear: year,
  toYear: year,
};

/** What homes of an area sold for, by a step of time. */
export const soldFigures = {
  takes: z.object({
    ...narrowed,
    step: z.enum(CHART_STEPS).nullish(),
    measure: z.enum(SALE_MEASURES).nullish(),
    /** a row for each kind of homes */
    byType: z.boolean().nullish(),
  }),
  answers: z.object({
    place,
    rows: z.array(
      z.object({
        beginsOn: z.string(),
        /** null: all kinds together */
        type: z.enum(SALE_KINDS).nullable(),
        count,
        /** these are null where there are fewer than five sales */
        medianMinor: amount,
        lowerMinor: amount,
        upperMinor: amount,
        /** the range that holds the median with 90 % */
        leastMinor: amount,
        mostMinor: amount,
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SoldFigures = z.infer<typeof soldFigures.answers>;

/** How the prices of an area, or of its square metres, are spread. */
export const soldDistribution = {
  takes: z.object({ ...narrowed, measure: z.enum(SALE_MEASURES).nullish() }),
  answers: z.object({
    place,
    count,
    medianMinor: amount,
    lowerMinor: amount,
    upperMinor: amount,
    /** sales below the first bin and above the last */
    below: count,
    above: count,
    /** a bin is `figure` × 10 to the power of `zeros` minor units wide; null where there are none */
    widthFigure: z.number().nullable(),
    widthZeros: z.number().int().nullable(),
    /** a bin reaches from `at` widths to one more */
    bins: z.array(z.object({ at: z.number().int(), count })),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SoldDistribution = z.infer<typeof soldDistribution.answers>;

/** Areas that charts can be of, the busiest of a country first, or those that begin so: at most 24. */
export const soldPlaces = {
  takes: z.object({
    search: z.string().max(40).nullish(),
    /** whose areas come first; absent: Britain's */
    country: z.string().length(2).nullish(),
  }),
  answers: z.array(z.object({ country: z.string(), code: z.string(), name: z.string().nullable() })),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type SoldPlace = z.infer<typeof soldPlaces.answers>[number];
