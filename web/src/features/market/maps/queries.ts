import type { RpcAnswer } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { homeCountry } from '#kit/market/home-country.ts';
import { readPlace, type SalePlace } from '#domain/market/read-place.ts';
import type { Cell } from './cells.ts';
import type { Place } from '#ui/map-place.ts';
import { cellZoom, ringOf, type Box, type MapView, type SightFilters } from './map-view.ts';

export type Market = RpcAnswer<'sold_markets', Record<string, never>>[number];
export type PriceAreas = RpcAnswer<'price_areas', Record<string, never>>;
export type DrawnArea = RpcAnswer<'drawn_area', Record<string, never>>;
export type NearSales = RpcAnswer<'sales_near', Record<string, never>>;

/** Countries of which sales are known: the reader's own first, then those with most. */
export async function readMarkets(): Promise<readonly Market[]> {
  const markets = await callRpc('sold_markets', {});
  const isOwn = ({ country }: Market) => country === homeCountry();
  return [...markets.filter(isOwn), ...markets.filter((market) => !isOwn(market))];
}

/** Sales in sight as cells. */
export function readCells(
  box: Box,
  { zoom }: MapView,
  filters: SightFilters,
  signal: AbortSignal,
): Promise<readonly Cell[]> {
  return callRpc('sold_cells', { ...sides(box), zoom: cellZoom(zoom), ...narrowed(filters) }, { signal });
}

/** Sales in sight one by one. */
export function readNearSales(box: Box, filters: SightFilters, signal: AbortSignal): Promise<NearSales> {
  return callRpc('sales_near', { ...sides(box), ...narrowed(filters) }, { signal });
}

/** Where a place lies, in the reader's own country before others; null where nothing is known of it. */
export async function findSalePlace({ kind, name, country }: SalePlace) {
  const asked = { placeKind: kind, place: name };
  const found = await callRpc('market_place', { ...asked, country: country ?? homeCountry() });
  return found ?? (country === null ? callRpc('market_place', asked) : null);
}

/** Where a place lies that somebody typed; null where nothing is known of it, or nothing was typed. */
export async function findPlace(typed: string): Promise<Box | null> {
  const place = readPlace(typed);
  const found = place && (await findSalePlace(place));
  return found && [found.west, found.south, found.east, found.north];
}

/** Which areas a map of prices by area shows, and of when. */
export interface AreaFilters {
  readonly level: 'district' | 'sector';
  readonly year: number | null;
  readonly since: number | null;
  readonly type: SightFilters['type'];
}

/** What a square metre costs in the districts or sectors in sight. */
export function readPriceAreas(
  box: Box,
  { level, year, since, type }: AreaFilters,
  signal: AbortSignal,
): Promise<PriceAreas> {
  return callRpc('price_areas', { ...sides(box), level, year, since, type: type || null }, { signal });
}

/** An area that somebody drew: by its corners, or by postcodes, sectors and districts. */
export interface Drawing {
  readonly country: string;
  readonly codes: readonly string[];
  readonly ring: readonly (readonly [longitude: number, latitude: number])[];
}

/** What homes of a drawn area sold for. */
export function readDrawnArea(
  { country, codes, ring }: Drawing,
  filters: SightFilters,
  signal: AbortSignal,
): Promise<DrawnArea> {
  const drawn =
    codes.length > 0 ? { codes: [...codes] } : { polygon: ring.map(([x, y]): [number, number] => [x, y]) };
  return callRpc('drawn_area', { countryCode: country, ...drawn, ...narrowed(filters) }, { signal });
}

/** All that is told of one district. */
export interface District {
  readonly years: RpcAnswer<'sold_figures', Record<string, never>>;
  readonly kinds: RpcAnswer<'sold_figures', Record<string, never>>;
  readonly perM2: RpcAnswer<'sold_figures', Record<string, never>>;
  readonly bands: RpcAnswer<'find_certificates', Record<string, never>>['bands'];
  readonly box: Box | null;
  /** the corners of its largest part; none where its ground is not known */
  readonly ring: readonly Place[];
}

/** One district in full: its level year by year, its kinds of homes, its square metre, its energy, and where it lies. */
export async function readDistrict(country: string, area: string): Promise<District> {
  const asked = { country, area } as const;
  const [years, kinds, perM2, found, place] = await Promise.all([
    callRpc('sold_figures', { ...asked, step: 'year' }),
    callRpc('sold_figures', { ...asked, step: 'year', byType: true }),
    callRpc('sold_figures', { ...asked, step: 'year', measure: 'price-per-m2' }),
    // Certificates are of England and Wales; a district without them is told without them.
    country === 'GB' ? callRpc('find_certificates', { postcode: area }) : null,
    callRpc('market_place', { placeKind: 'district', place: area, country }),
  ]);
  return {
    years,
    kinds,
    perM2,
    bands: found?.bands ?? [],
    box: place && [place.west, place.south, place.east, place.north],
    ring: ringOf(place?.boundary?.coordinates ?? []),
  };
}

/** Districts of which something is known, whose code or name begins so. */
export function findDistricts(search: string): Promise<RpcAnswer<'sold_places', Record<string, never>>> {
  return callRpc('sold_places', { search, country: homeCountry() });
}

function sides([west, south, east, north]: Box) {
  return { west, south, east, north };
}

function narrowed({ type, fromYear, toYear }: SightFilters) {
  return { fromYear, toYear, types: type === '' ? null : [type] };
}
