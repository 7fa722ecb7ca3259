import type { SoldDistribution, SoldFigures } from '#wire/sold-charts.ts';
import type { Sale } from '#wire/sold-homes.ts';
import type { ValueHomeAnswer } from '#wire/valuations.ts';
import { straightLineM, type Point } from '#domain/dossier/map/travel-rings.ts';
import { readPostcode, type TypedPostcode } from '#domain/market/read-postcode.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import type { Home } from '../overview/home-calls.ts';

type Placed = Pick<Home, 'postcode' | 'countryCode' | 'latitude' | 'longitude'>;

/** The market's value of a home of the dossier, as everybody gets it who describes such a home. */
export async function readValue(assetId: string): Promise<ValueHomeAnswer> {
  return (await callFunction('value-home', { assetId })).body;
}

/** The postcode of a home in Britain, as registers write it; null where there is none. */
export function postcodeOf({ countryCode, postcode }: Placed): TypedPostcode | null {
  return countryCode === 'GB' ? readPostcode(postcode) : null;
}

/** The area of which figures are told: a postcode district, a ZIP code. Null where nobody said where the home is. */
export function areaOf(home: Placed): { readonly country: string; readonly code: string } | null {
  const text = postcodeOf(home)?.text ?? home.postcode.trim().toUpperCase();
  const [code = ''] = text.split(/[ -]/);
  return code === '' ? null : { country: home.countryCode, code };
}

/** Where a home is: its own point, else the middle of its postcode's sales. Null where neither is known. */
export async function readPoint(home: Placed): Promise<(Point & { readonly isOwn: boolean }) | null> {
  if (home.latitude !== null && home.longitude !== null)
    return { latitude: home.latitude, longitude: home.longitude, isOwn: true };
  const text = postcodeOf(home)?.text ?? home.postcode.trim().toUpperCase();
  if (!/^[A-Z0-9 ]{3,12}$/.test(text)) return null;
  const isPart = postcodeOf(home) !== null;
  const found = await callRpc('market_place', {
    placeKind: isPart ? 'start' : 'district',
    place: text,
    country: home.countryCode,
  });
  return (
    found && {
      latitude: (found.south + found.north) / 2,
      longitude: (found.west + found.east) / 2,
      isOwn: false,
    }
  );
}

/** What a square metre, or a home, sold for around a home. */
export function readAreaFigures(
  area: { readonly country: string; readonly code: string },
  measure: 'price' | 'price-per-m2',
): Promise<SoldFigures> {
  return callRpc('sold_figures', { country: area.country, area: area.code, step: 'year', measure });
}

/** How the prices of a square metre are spread around a home, over the last years. */
export function readSpread(
  area: { readonly country: string; readonly code: string },
  fromYear: number,
): Promise<SoldDistribution> {
  return callRpc('sold_distribution', {
    country: area.country,
    area: area.code,
    fromYear,
    measure: 'price-per-m2',
  });
}

/** About so far from the home, as degrees of latitude: 700 m. */
const NEAR_DEGREES = 0.0063;

/** A sale near a home, with the straight line to it; of a postcode, to its middle. */
export interface NearSale {
  readonly sale: Sale;
  readonly distanceM: number | null;
}

/** The latest sales of the streets around a home. */
export async function readNear(
  point: Point,
): Promise<{ readonly sales: readonly NearSale[]; readonly hasMore: boolean }> {
  const { latitude, longitude } = point;
  const wide = NEAR_DEGREES / Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
  const { sales, hasMore } = await callRpc('sales_near', {
    west: longitude - wide,
    east: longitude + wide,
    south: latitude - NEAR_DEGREES,
    north: latitude + NEAR_DEGREES,
  });
  return {
    sales: sales.map((sale) => ({
      sale,
      distanceM: sale.map ? straightLineM(point, { latitude: sale.map.lat, longitude: sale.map.lng }) : null,
    })),
    hasMore,
  };
}

/** What the valuation makes of a sale, where it leans on it. */
export function comparableOf(
  { soldOn, priceMinor, postcode, street }: Sale,
  value: Pick<ValueHomeAnswer, 'comparables'> | undefined,
): ValueHomeAnswer['comparables'][number] | null {
  return (
    value?.comparables.find(
      (one) =>
        one.soldOn === soldOn &&
        one.priceMinor === priceMinor &&
        one.postcode === postcode &&
        one.street === street,
    ) ?? null
  );
}
