import { z } from 'zod';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';

const year = z.number().int().min(1900).max(2100).nullish();
const amount = z.number().int().nullable();

/** Sales of a rectangle as tiles of a map: at most 2,000. */
export const soldCells = {
  takes: z.object({
    west: z.number(),
    south: z.number(),
    east: z.number(),
    north: z.number(),
    /** the map's; its cells are four levels finer */
    zoom: z.number().int(),
    fromYear: year,
    toYear: year,
    /** absent: all */
    types: z.array(z.enum(SALE_KINDS)).nullish(),
  }),
  answers: z.array(
    z.object({
      /** the tile's column, row and zoom */
      x: z.number().int(),
      y: z.number().int(),
      z: z.number().int(),
      currency: z.string(),
      /** exact from five on; of one to four it says four, and `few` */
      count: z.number().int(),
      few: z.boolean(),
      /** null where there are few */
      medianMinor: amount,
      lowerMinor: amount,
      upperMinor: amount,
    }),
  ),
  callers: 'everybody',
  mayRepeat: true,
} as const;
