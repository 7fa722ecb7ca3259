import { z } from 'zod';
import { PLACE_KINDS } from '../domain/market/read-place.ts';
import { SALE_KINDS } from '../domain/market/sale-kinds.ts';
import { marketSource, sale } from './sold-homes.ts';

const year = z.number().int().min(1900).max(2100).nullish();
const box = { west: z.number(), south: z.number(), east: z.number(), north: z.number() };

/** Countries of which sales are known, most first. */
export const soldMarkets = {
  takes: z.object({}),
  answers: z.array(
    z.object({ country: z.string(), currency: z.string(), ...box, sources: z.array(marketSource) }),
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
  answers: z.object({ country: z.string(), ...box }).nullable(),
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
