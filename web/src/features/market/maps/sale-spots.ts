import type { Sale } from '#wire/sold-homes.ts';
import type { SurfaceSpot } from '#ui/map-surface-layers.ts';
import { moneyTone, PRICE_STEPS } from './tones.ts';

/** The spot of a sale: the middle of its postcode, which it shares with others; null where nobody knows. */
export const spotId = ({ map }: Sale): string | null =>
  map === null ? null : `${String(map.lat)} ${String(map.lng)}`;

/** A spot for each postcode, with the tone of the price in the middle of its sales. */
export function saleSpots(sales: readonly Sale[]): readonly SurfaceSpot[] {
  const spots = new Map<string, Sale[]>();
  for (const sale of sales) {
    const id = spotId(sale);
    if (id !== null) spots.set(id, [...(spots.get(id) ?? []), sale]);
  }
  return [...spots].flatMap(([id, there]) => {
    const [first] = there;
    if (!first?.map) return [];
    const prices = there.map(({ priceMinor }) => priceMinor).toSorted((one, other) => one - other);
    return {
      id,
      latitude: first.map.lat,
      longitude: first.map.lng,
      count: there.length,
      tone: moneyTone(PRICE_STEPS, prices[Math.floor((prices.length - 1) / 2)] ?? null, first.currency),
    };
  });
}
