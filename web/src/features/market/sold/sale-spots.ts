import type { Sale } from '#wire/sold-homes.ts';

/** Sales that lie at one point of the map: those of a postcode. */
export interface SaleSpot {
  /** of its first sale */
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** each with its place in the list, from 1 */
  readonly sales: readonly { readonly sale: Sale; readonly number: number }[];
}

/** So many pins a map bears; sales further down the list have none until fewer are asked for. */
export const MOST_SPOTS = 120;

/** The points of a list of sales, in the order of the list. */
export function spotsOf(sales: readonly Sale[]): readonly SaleSpot[] {
  const spots = new Map<string, SaleSpot & { sales: { sale: Sale; number: number }[] }>();
  for (const [at, sale] of sales.entries()) {
    if (sale.map === null) continue;
    const key = `${String(sale.map.lat)} ${String(sale.map.lng)}`;
    const spot = spots.get(key);
    if (spot) spot.sales.push({ sale, number: at + 1 });
    else if (spots.size < MOST_SPOTS)
      spots.set(key, { id: sale.id, ...sale.map, sales: [{ sale, number: at + 1 }] });
  }
  return [...spots.values()];
}
