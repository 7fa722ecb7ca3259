import type { Kriged, KnownSale } from './kriging.ts';
import type { Placed } from './nearest.ts';
import type { Attribute } from './sold-home.ts';
import { squareOf } from './statistics.ts';

/** What homes of a neighbourhood have in common and a listing does not state of it. */
const SHARED: readonly (readonly [Attribute, (value: number) => number])[] = [
  ['areaM2', Math.log],
  ['plotM2', Math.log],
  ['yearBuilt', (year) => year],
  ['bathrooms', (rooms) => rooms],
];
/** So many of the nearest sales are a neighbourhood. */
const NEIGHBOURS = 12;
/** Among how many of the nearest sales the level of prices is taken: next door, around, and in the district. */
const REACHES = [10, 40, 150] as const;
/** Among how many it is taken what the price equation leaves of theirs: what is good or bad of a street, whatever its homes are like. */
const REACHES_OF_RESIDUALS = [5, 15, 60] as const;

/**
 * What the sales around a home say of it, as columns of the trees: the value by comparables, what of it is theirs, how
 * sure that is, how the homes around are, what they went for, and how far that was from the price equation. New columns
 * come last: trees of earlier versions ask for the others by their places.
 * @param byComparables log above the market's level
 * @param sales the nearest, without the home's own
 */
export function neighboursRow(
  home: Placed,
  byComparables: number,
  { estimate, variance }: Kriged,
  sales: readonly KnownSale[],
): Float64Array {
  const near = nearestFirst(home, sales);
  const shared = SHARED.map(([name, scale]) =>
    meanOf(near, NEIGHBOURS, ({ attributes }) => scale(attributes[name] ?? NaN)),
  );
  const levels = REACHES.map((reach) => meanOf(near, reach, ({ above }) => above));
  const residuals = REACHES_OF_RESIDUALS.map((reach) => meanOf(near, reach, ({ residual }) => residual));
  return Float64Array.of(byComparables, estimate, Math.sqrt(variance), ...shared, ...levels, ...residuals);
}

/** By distance, then by name: a mean is the same to the last digit in whichever order the sales came. */
function nearestFirst({ x, y }: Placed, sales: readonly KnownSale[]): readonly KnownSale[] {
  const squares = new Float64Array(sales.length);
  sales.forEach((sale, at) => (squares[at] = squareOf(sale.x - x) + squareOf(sale.y - y)));
  const limit = squares.toSorted()[Math.max(...REACHES) - 1] ?? Infinity;
  const near: { readonly sale: KnownSale; readonly apart: number }[] = [];
  sales.forEach((sale, at) => {
    const apart = squares[at] ?? 0;
    if (apart <= limit) near.push({ sale, apart });
  });
  return near
    .sort((one, other) => one.apart - other.apart || (one.sale.key < other.sale.key ? -1 : 1))
    .map(({ sale }) => sale);
}

/** @returns NaN where nothing is known */
function meanOf(sales: readonly KnownSale[], most: number, valueOf: (sale: KnownSale) => number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < Math.min(most, sales.length); at += 1) {
    const sale = sales[at];
    const value = sale ? valueOf(sale) : NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? NaN : sum / count;
}
