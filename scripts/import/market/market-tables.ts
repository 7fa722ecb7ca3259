import type { MarketKind } from '#domain/market/market-fields.ts';
import { AREAS } from './tables/areas.ts';
import { EPC } from './tables/epc.ts';
import type { MarketTable } from './tables/market-table.ts';
import { POSTCODES } from './tables/postcodes.ts';
import { SOLD } from './tables/sold.ts';
import { US_SALES } from './tables/us-sales.ts';

/** How each kind of file is read. */
export const MARKET_TABLES: Readonly<Record<MarketKind, MarketTable>> = {
  sold: SOLD,
  'us-sales': US_SALES,
  epc: EPC,
  postcodes: POSTCODES,
  areas: AREAS,
};
