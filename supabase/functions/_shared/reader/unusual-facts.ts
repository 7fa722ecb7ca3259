import { minorDigits } from '../domain/currencies.ts';
import type { Field, ListingFacts, Position } from './listing-record.ts';

/** What one unit of a currency is worth, in thousandths of a euro. Rough: it only tells thousands from millions. */
const WORTH: Readonly<Record<string, number>> = {
  ...{ GBP: 1150, EUR: 1000, USD: 900, CAD: 670, AUD: 600, NZD: 550, CHF: 1050, SEK: 88, NOK: 86, DKK: 134 },
  ...{
    PLN: 230,
    AED: 250,
    ZAR: 50,
    JPY: 6,
    BRL: 170,
    MXN: 50,
    INR: 11,
    SGD: 690,
    HKD: 118,
    CZK: 40,
    CNY: 130,
  },
  ...{ KRW: 0.62, IDR: 0.055, TRY: 22, SAR: 240, ILS: 250, TWD: 28, THB: 26 },
};
/** Euros that a home costs at least and at most, and a square metre of it. */
const HOME_PRICE = [8_000, 150_000_000] as const;
const METRE_PRICE = [60, 90_000] as const;
const FLOOR = [10, 2_500] as const;
const FLOOR_PER_BEDROOM = [5, 500] as const;
const MOST_BEDROOMS = 15;

/** South, west, north and east ends of countries with their islands, in whole degrees. */
const BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ...{
    GB: [49, -9, 61, 3],
    IE: [51, -11, 56, -5],
    ES: [27, -19, 44, 5],
    PT: [29, -32, 43, -6],
    FR: [41, -6, 52, 10],
  },
  ...{
    DE: [47, 5, 56, 16],
    IT: [35, 6, 48, 19],
    NL: [50, 3, 54, 8],
    BE: [49, 2, 52, 7],
    CH: [45, 5, 48, 11],
  },
  ...{
    AT: [46, 9, 50, 18],
    SE: [55, 10, 70, 25],
    NO: [57, 4, 72, 32],
    DK: [54, 7, 58, 16],
    PL: [49, 14, 55, 25],
  },
  ...{ US: [18, -180, 72, -64], CA: [41, -142, 84, -52], AU: [-44, 112, -9, 155], NZ: [-48, 165, -33, 179] },
  ...{ ZA: [-35, 16, -22, 33], AE: [22, 51, 27, 57], BR: [-34, -75, 6, -34], MX: [14, -119, 33, -86] },
};

/** Does a point lie in a country, as far as its ends tell? Null for a country whose ends are not known. */
export function liesIn(country: string | null, { latitude, longitude }: Position): boolean | null {
  const box = country === null ? undefined : BOXES[country];
  if (box === undefined) return null;
  const [south, west, north, east] = box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Fields whose value lies outside what such homes have: most of these are another number of the page. */
export function unusualFields(facts: ListingFacts, isLand: boolean): Field[] {
  const isOut = (value: number | null, [least, most]: readonly [number, number]) =>
    value !== null && (value < least || value > most);
  const { bedrooms, bathrooms, area, position, country } = facts;
  const price = euros(facts);
  const metres = isLand ? null : (area?.m2 ?? null);
  const perMetre = price !== null && metres !== null ? price / metres : null;
  const perBedroom = metres !== null && bedrooms !== null && bedrooms > 1 ? metres / bedrooms : null;
  const isAway = position !== null && liesIn(country, position) === false;
  const isAreaOut = isOut(metres, FLOOR) || isOut(perBedroom, FLOOR_PER_BEDROOM);
  const found: readonly (readonly [Field, boolean])[] = [
    ['price', isOut(price, HOME_PRICE) || (!isAreaOut && isOut(perMetre, METRE_PRICE))],
    ['bedrooms', bedrooms !== null && bedrooms > MOST_BEDROOMS],
    ['bathrooms', bathrooms !== null && (bathrooms > MOST_BEDROOMS || bathrooms > (bedrooms ?? 4) + 5)],
    ['area', isAreaOut],
    ['position', isAway],
  ];
  return found.filter(([, isUnusual]) => isUnusual).map(([field]) => field);
}

function euros({ price, listingType }: ListingFacts): number | null {
  if (price?.amountMinor == null || price.kind === 'rent' || listingType === 'rent') return null;
  const worth = price.currency === null ? undefined : WORTH[price.currency];
  if (worth === undefined) return null;
  return ((price.amountMinor / 10 ** minorDigits(price.currency ?? 'EUR')) * worth) / 1000;
}
