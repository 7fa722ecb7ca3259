import type { Area, AreaCard } from '#wire/areas.ts';
import type { MarketSource, SoldHomes } from '#wire/sold-homes.ts';
import { callRpc } from '#lib/api.ts';
import { readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import { readMarkets } from '../maps/queries.ts';
import { sourcesOf } from '../maps/sources-of.ts';

/** The neighbourhoods of this site: its brand's own, then everybody's. */
export function readAreas(): Promise<readonly AreaCard[]> {
  return callRpc('area_clusters', { ...brandArg() });
}

/** All about one neighbourhood. */
export function readArea(id: string): Promise<Area> {
  return callRpc('area_cluster', { id, ...brandArg() });
}

/** Where the sales that neighbourhoods rest on come from: registers of their countries, and samples. */
export async function readSources(areas: readonly AreaCard[]): Promise<readonly MarketSource[]> {
  const markets = await readMarkets();
  const own = markets.filter(({ country }) => areas.some(({ countryCode }) => countryCode === country));
  return sourcesOf(
    own.map((market) => {
      const here = areas.filter(({ countryCode }) => countryCode === market.country);
      const isNamed = ({ isSample }: MarketSource) => here.some((area) => area.isSample === isSample);
      return { ...market, sources: market.sources.filter(isNamed) };
    }),
  );
}

const LATEST = 6;

/** What sold last in a neighbourhood. */
export function readLatestSales(id: string): Promise<SoldHomes> {
  return callRpc('sold_homes', { placeKind: 'cluster', place: id, ...brandArg(), pageRows: LATEST });
}

/** May the reader draw neighbourhoods of this site? Who is not signed in is not asked about. */
export async function readMayDraw(): Promise<boolean> {
  if (!readSession()) return false;
  const may = await Promise.all([
    callRpc('may_open_page', { access: 'agency-admin', ...brandArg() }),
    callRpc('may_open_page', { access: 'staff', ...brandArg() }),
  ]);
  return may.includes(true);
}
