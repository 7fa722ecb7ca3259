import { squareOf } from './statistics.ts';

/** Anything at a place, in km. */
export interface Placed {
  readonly x: number;
  readonly y: number;
}

/** The `most` items nearest to a place, in any order, of those that are allowed. */
export type FindNearest<T extends Placed> = (
  place: Placed,
  most: number,
  isAllowed: (item: T) => boolean,
) => readonly T[];

/** So many items share a square of the grid on average. */
const IN_A_SQUARE = 8;

/** Finds by a grid of squares, in rings around the place. */
export function createFindNearest<T extends Placed>(items: readonly T[]): FindNearest<T> {
  const occupiedKm2 = new Set(items.map(({ x, y }) => `${Math.floor(x)} ${Math.floor(y)}`)).size;
  const sideKm = Math.sqrt((occupiedKm2 * IN_A_SQUARE) / Math.max(1, items.length));
  const squares = new Map<number, T[]>();
  const cellOf = (km: number): number => Math.floor(km / sideKm);
  for (const item of items) {
    const key = keyOf(cellOf(item.x), cellOf(item.y));
    const square = squares.get(key);
    if (square) square.push(item);
    else squares.set(key, [item]);
  }
  const xs = [...items.map(({ x }) => cellOf(x))];
  const ys = [...items.map(({ y }) => cellOf(y))];
  const [west, east, south, north] = [
    least(xs),
    -least(xs.map((x) => -x)),
    least(ys),
    -least(ys.map((y) => -y)),
  ];
  return (place, most, isAllowed) => {
    const x = cellOf(place.x);
    const y = cellOf(place.y);
    const farthest = Math.max(x - west, east - x, y - south, north - y);
    const found: T[] = [];
    const squared: number[] = [];
    for (let ring = 0; ring <= farthest; ring += 1) {
      for (const [dx, dy] of ringOf(ring))
        for (const item of squares.get(keyOf(x + dx, y + dy)) ?? [])
          if (isAllowed(item)) {
            found.push(item);
            squared.push(squareOf(item.x - place.x) + squareOf(item.y - place.y));
          }
      // Whatever lies within so many rings has been seen.
      if (found.length >= most && countUpTo(squared, squareOf(ring * sideKm)) >= most) break;
    }
    if (found.length <= most) return found;
    const limit = new Float64Array(squared).sort()[most - 1] ?? Infinity;
    // Of several at the same distance any will do, but none of them displaces a nearer one.
    const nearer: T[] = [];
    const tied: T[] = [];
    found.forEach((item, at) => {
      const apart = squared[at] ?? 0;
      if (apart < limit) nearer.push(item);
      else if (apart === limit) tied.push(item);
    });
    return [...nearer, ...tied].slice(0, most);
  };
}

function countUpTo(values: readonly number[], limit: number): number {
  let count = 0;
  for (const value of values) if (value <= limit) count += 1;
  return count;
}

/** One number for a square: squares lie within some thousands of each other. */
function keyOf(x: number, y: number): number {
  return x * 1_000_003 + y;
}

function ringOf(ring: number): readonly (readonly [number, number])[] {
  if (ring === 0) return [[0, 0]];
  const sides: [number, number][] = [];
  for (let at = -ring; at < ring; at += 1) sides.push([at, -ring], [ring, at], [-at, ring], [-ring, -at]);
  return sides;
}

function least(values: readonly number[]): number {
  return values.reduce((lowest, value) => Math.min(lowest, value), Infinity);
}
