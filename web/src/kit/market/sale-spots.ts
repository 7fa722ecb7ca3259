import type { Sale } from '#wire/sold-homes.ts';
import { groupPlaces } from './group-places.ts';

/** Sales that one pin of the map stands for: those of a postcode, and of others that would lie on it. */
export interface SaleSpot {
  /** of its first sale */
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** each with its place in the list, from 1 */
  readonly sales: readonly { readonly sale: Sale; readonly number: number }[];
}

/** The pins of a list of sales, in the order of the list. */
export function spotsOf(sales: readonly Sale[]): readonly SaleSpot[] {
  const placed = sales.flatMap((sale, at) => (sale.map ? [{ sale, number: at + 1, ...sale.map }] : []));
  return groupPlaces(placed).map((group) => {
    const [{ sale, lat, lng }] = group;
    return { id: sale.id, lat, lng, sales: group.map((one) => ({ sale: one.sale, number: one.number })) };
  });
}
