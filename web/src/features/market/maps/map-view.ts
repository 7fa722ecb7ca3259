import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { Place } from '#ui/map-place.ts';

/** Where a map looks: its middle, and how near. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Which sales a map shows. */
export interface SightFilters {
  readonly type: (typeof SALE_KINDS)[number] | '';
  /** null: from the first year that is known */
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

const MAX_ZOOM = 18;
const MAX_LATITUDE = 84;
const TILE_PX = 256;
/** The zoom of MapLibre counts tiles of 512 pixels: one less than that of maps with tiles of 256. */
const ZOOM_OF_TILES = 1;

/** The view that an address names; null where it names none. */
export function readView(query: URLSearchParams): MapView | null {
  const parts = (query.get('at') ?? '').split(',');
  const [latitude = NaN, longitude = NaN, zoom = NaN] = parts.map((part) =>
    /^-?\d{1,3}(\.\d{1,8})?$/.test(part) ? Number(part) : NaN,
  );
  const isPlace = Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180;
  return parts.length === 3 && isPlace && zoom >= 0 && zoom <= MAX_ZOOM
    ? { latitude, longitude, zoom }
    : null;
}

/** A view as an address says it: to some metres, and to a tenth of a step of nearness. */
export function sayView({ latitude, longitude, zoom }: MapView): string {
  const bounded = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  return [bounded.toFixed(4), longitude.toFixed(4), Math.min(MAX_ZOOM, Math.max(0, zoom)).toFixed(1)]
    .map((part) => String(Number(part) + 0))
    .join(',');
}

/** The filters of an address. A word that is none of ours counts as not chosen, years that cross each other as swapped. */
export function readSightFilters(query: URLSearchParams): SightFilters {
  const [one, other] = [yearOf(query.get('from')), yearOf(query.get('to'))];
  const isCrossed = one !== null && other !== null && one > other;
  return {
    type: SALE_KINDS.find((kind) => kind === query.get('type')) ?? '',
    fromYear: isCrossed ? other : one,
    toYear: isCrossed ? one : other,
  };
}

function yearOf(text: string | null): number | null {
  return text !== null && /^(19|20)\d\d$/.test(text) ? Number(text) : null;
}

/** The database keeps cells of this many levels below the one that it is asked for. */
const CELLS_BELOW = 4;
/** A cell is no smaller than this on the screen, and about up to twice as wide. */
const LEAST_CELL_PX = 16;

/** Which zoom cells are asked for, so that they are as fine as can be told apart. */
export function cellZoom(zoom: number): number {
  const finest = zoom + ZOOM_OF_TILES + Math.log2(TILE_PX / LEAST_CELL_PX);
  return Math.max(0, Math.floor(finest + 1e-9) - CELLS_BELOW);
}

/** The corners of the largest part of some ground, for a map to draw around it. */
export function ringOf(polygons: readonly (readonly (readonly [number, number][])[])[]): readonly Place[] {
  const rings = polygons.flatMap(([outer]) => (outer ? [outer] : []));
  const [largest] = rings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return (largest ?? []).slice(0, -1).map(([longitude, latitude]) => ({ longitude, latitude }));
}

/** Twice the area of a ring in square degrees: enough to compare neighbours by. */
function sizeOf(ring: readonly (readonly [number, number])[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

/** Whether two boxes share some ground. */
export function meet([west, south, east, north]: Box, other: Box): boolean {
  return west <= other[2] && east >= other[0] && south <= other[3] && north >= other[1];
}

/** What is in sight of a view in a window of so many pixels. */
export function boxOfView({ latitude, longitude, zoom }: MapView, width: number, height: number): Box {
  const world = TILE_PX * 2 ** (zoom + ZOOM_OF_TILES);
  const half = (width / world) * 180;
  const middle = mercator(latitude);
  const high = (height / world) * Math.PI;
  return [
    Math.max(-180, longitude - half),
    unmercator(middle - high),
    Math.min(180, longitude + half),
    unmercator(middle + high),
  ];
}

/** The view from which a box is in sight in a window of so many pixels. */
export function viewOfBox([west, south, east, north]: Box, width: number, height: number): MapView {
  const [low, high] = [mercator(south), mercator(north)];
  const wide = Math.max((east - west) / 360, ((high - low) / (2 * Math.PI)) * (width / height), 1e-6);
  const zoom = Math.log2(width / (wide * TILE_PX)) - ZOOM_OF_TILES;
  return {
    latitude: unmercator((low + high) / 2),
    longitude: (west + east) / 2,
    zoom: Math.min(16, Math.max(0, Math.floor(zoom * 10) / 10)),
  };
}

function mercator(latitude: number): number {
  const bounded = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  return Math.asinh(Math.tan((bounded * Math.PI) / 180));
}

function unmercator(y: number): number {
  return (Math.atan(Math.sinh(y)) * 180) / Math.PI;
}

const FINEST = 2 ** 20;
/** So many tiles of the finest level may be in sight where single sales are shown; the database says the same. */
const MOST_TILES = 127;

/** Whether a box is a few streets: then its sales are shown one by one. */
export function isNear([west, south, east, north]: Box): boolean {
  const wide = ((east - west) / 360) * FINEST;
  const high = ((mercator(north) - mercator(south)) / (2 * Math.PI)) * FINEST;
  return wide < MOST_TILES && high < MOST_TILES;
}

/** A box that holds another one whatever is moved by some metres, so that the same question is asked once. */
export function roundBox([west, south, east, north]: Box): Box {
  const step = (east - west) / 64;
  const digits = Math.max(2, Math.min(5, Math.ceil(-Math.log10(step))));
  const round = (value: number) => Number(value.toFixed(digits)) + 0;
  return [round(west), round(south), round(east), round(north)];
}
