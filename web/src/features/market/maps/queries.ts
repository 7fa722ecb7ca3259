import type { RpcAnswer } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { readPlace } from '#domain/market/read-place.ts';
import type { Cell } from './cells.ts';
import type { Box, MapView, SightFilters } from './map-view.ts';

export type Market = RpcAnswer<'sold_markets', Record<string, never>>[number];
export type NearSales = RpcAnswer<'sales_near', Record<string, never>>;

/** Countries of which sales are known, most first. */
export function readMarkets(): Promise<readonly Market[]> {
  return callRpc('sold_markets', {});
}

/** Sales in sight as cells. */
export function readCells(
  box: Box,
  { zoom }: MapView,
  filters: SightFilters,
  signal: AbortSignal,
): Promise<readonly Cell[]> {
  return callRpc('sold_cells', { ...sides(box), zoom: Math.round(zoom), ...narrowed(filters) }, { signal });
}

/** Sales in sight one by one. */
export function readNearSales(box: Box, filters: SightFilters, signal: AbortSignal): Promise<NearSales> {
  return callRpc('sales_near', { ...sides(box), ...narrowed(filters) }, { signal });
}

/** Where a place lies that somebody typed; null where nothing is known of it, or nothing was typed. */
export async function findPlace(typed: string): Promise<Box | null> {
  const place = readPlace(typed);
  if (place === null) return null;
  const found = await callRpc('market_place', {
    placeKind: place.kind,
    place: place.name,
    country: place.country,
  });
  return found && [found.west, found.south, found.east, found.north];
}

function sides([west, south, east, north]: Box) {
  return { west, south, east, north };
}

function narrowed({ type, fromYear, toYear }: SightFilters) {
  return { fromYear, toYear, types: type === '' ? null : [type] };
}
