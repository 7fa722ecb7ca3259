import type { SALE_KINDS } from '../market/sale-kinds.ts';
import type { Attribute, SoldHome, ValuedHome } from './sold-home.ts';

export type SaleKind = (typeof SALE_KINDS)[number];

/** What registers may state of a home, and what people say of theirs. Null, or absent, is "not known". */
export interface StatedHome {
  readonly type: SaleKind;
  readonly floorAreaM2?: number | null;
  readonly plotM2?: number | null;
  readonly bedrooms?: number | null;
  readonly bathrooms?: number | null;
  readonly floors?: number | null;
  readonly yearBuilt?: number | null;
  readonly yearRenovated?: number | null;
  readonly isWaterfront?: boolean | null;
  readonly view?: number | null;
  readonly grade?: number | null;
  /** 1 for the worst, 5 for the best */
  readonly condition?: number | null;
  readonly isNew?: boolean | null;
  readonly tenure?: 'freehold' | 'leasehold' | null;
  readonly street?: string | null;
  readonly postcode?: string | null;
  readonly smallArea?: string | null;
  readonly deprivationDecile?: number | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** A sale as the database tells it. */
export interface RegisterSale extends StatedHome {
  readonly id: string;
  readonly priceMinor: number;
  readonly soldOn: string;
  readonly house?: string | null;
  readonly flat?: string | null;
}

/** Where a market's kilometres are counted from. */
export interface Origin {
  readonly latitude: number;
  readonly longitude: number;
}

const KM_OF_DEGREE = 111.32;
const MS_OF_DAY = 86_400_000;
const MINOR_OF_MAJOR = 100;

/** Whole days since 1970 of a date such as 2025-06-30. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / MS_OF_DAY);
}

/** The date of a day since 1970. */
export function dateOf(day: number): string {
  return new Date(day * MS_OF_DAY).toISOString().slice(0, 10);
}

/** A stated home as the valuation sees it: a market is small enough to be flat. */
export function placeHome(home: StatedHome, key: string, day: number, origin: Origin): ValuedHome {
  const kmOfLongitude = KM_OF_DEGREE * Math.cos((origin.latitude * Math.PI) / 180);
  return {
    key,
    day,
    x: (home.longitude - origin.longitude) * kmOfLongitude,
    y: (home.latitude - origin.latitude) * KM_OF_DEGREE,
    groups: [streetOf(home), home.smallArea ?? ''],
    attributes: attributesOf(home),
  };
}

/** A sale as the valuation learns from it. */
export function placeSale(sale: RegisterSale, origin: Origin, key = homeKeyOf(sale)): SoldHome {
  return {
    ...placeHome(sale, key, dayOf(sale.soldOn), origin),
    price: sale.priceMinor / MINOR_OF_MAJOR,
  };
}

/** Names the physical home: by its address, else by its place with what is known of it. */
export function homeKeyOf(sale: RegisterSale): string {
  const { house, flat, street, postcode } = sale;
  if (house != null && house !== '')
    return [postcode, house, flat, street].map((part) => (part ?? '').toUpperCase()).join('|');
  return [
    sale.latitude.toFixed(5),
    sale.longitude.toFixed(5),
    sale.floorAreaM2 ?? '',
    sale.yearBuilt ?? '',
    sale.bedrooms ?? '',
  ].join('|');
}

/** Areas that differ by no more are one. */
const SAME_AREA_M2 = 0.6;
/** About thirty metres, in degrees of latitude. */
const SAME_PLACE = 0.0003;

/**
 * May this sale be of the home that is valued? Somebody who states a home exactly as a register does states that home:
 * its own price must not come back as its value.
 */
export function isLikelyOwn(home: StatedHome, sale: RegisterSale): boolean {
  const isThere =
    home.postcode != null && sale.postcode != null
      ? plain(home.postcode) === plain(sale.postcode)
      : Math.abs(home.latitude - sale.latitude) < SAME_PLACE &&
        Math.abs(home.longitude - sale.longitude) < 2 * SAME_PLACE;
  return (
    isThere &&
    home.floorAreaM2 != null &&
    sale.floorAreaM2 != null &&
    Math.abs(home.floorAreaM2 - sale.floorAreaM2) <= SAME_AREA_M2 &&
    (home.type === sale.type || home.type === 'other' || sale.type === 'other') &&
    agrees(home.bedrooms, sale.bedrooms) &&
    agrees(home.yearBuilt, sale.yearBuilt)
  );
}

function agrees(one: number | null | undefined, other: number | null | undefined): boolean {
  return one == null || other == null || one === other;
}

function plain(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

function streetOf({ street, postcode }: StatedHome): string {
  return street == null || street === ''
    ? ''
    : `${street.toUpperCase()}|${(postcode ?? '').split(' ')[0] ?? ''}`;
}

function attributesOf(home: StatedHome): ValuedHome['attributes'] {
  const known: Partial<Record<Attribute, number>> = {};
  for (const [name, read] of ATTRIBUTES) {
    const value = read(home);
    if (value != null) known[name] = value;
  }
  return known;
}

const isKind =
  (kind: SaleKind) =>
  ({ type }: StatedHome): number | null =>
    type === 'other' ? null : Number(type === kind);

/** How each attribute is stated; null, or absent, is "not known". */
const ATTRIBUTES: readonly (readonly [Attribute, (home: StatedHome) => number | null | undefined])[] = [
  ['areaM2', ({ floorAreaM2 }) => floorAreaM2],
  ['plotM2', ({ plotM2 }) => plotM2],
  ['bedrooms', ({ bedrooms }) => bedrooms],
  ['bathrooms', ({ bathrooms }) => bathrooms],
  ['floors', ({ floors }) => floors],
  ['yearBuilt', ({ yearBuilt }) => yearBuilt],
  ['yearRenovated', ({ yearRenovated }) => yearRenovated],
  ['waterfront', ({ isWaterfront }) => (isWaterfront == null ? null : Number(isWaterfront))],
  ['view', ({ view }) => view],
  ['grade', ({ grade }) => grade],
  ['condition', ({ condition }) => condition],
  ['isDetached', isKind('detached')],
  ['isSemi', isKind('semi-detached')],
  ['isTerraced', isKind('terraced')],
  ['isFlat', isKind('flat')],
  ['isNew', ({ isNew }) => (isNew == null ? null : Number(isNew))],
  ['isLeasehold', ({ tenure }) => (tenure == null ? null : Number(tenure === 'leasehold'))],
  ['wealth', ({ deprivationDecile }) => deprivationDecile],
];
