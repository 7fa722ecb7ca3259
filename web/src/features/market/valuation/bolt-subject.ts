import { readPostcode } from '#domain/market/read-postcode.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import type { SaleKind } from '#domain/valuation/register-sale.ts';
import type { HomeQuestion } from '#wire/valuations.ts';

export const BOLT_COUNTRIES = ['GB', 'US', 'ES'] as const;
export type BoltCountry = (typeof BOLT_COUNTRIES)[number];
/** For whom a page speaks. */
export const BOLT_READERS = ['buyers', 'sellers', 'agents'] as const;
export type BoltReader = (typeof BOLT_READERS)[number];

/** The home that is put together, as its form holds it. */
export interface BoltSubject {
  readonly country: BoltCountry;
  readonly postcode: string;
  readonly type: SaleKind;
  readonly floorAreaM2: number;
  readonly bedrooms: number;
  readonly yearBuilt: number;
}

/** How far each slider goes. */
export const BOLT_RANGES = {
  floorAreaM2: { min: 25, max: 350, step: 5 },
  bedrooms: { min: 0, max: 8, step: 1 },
  yearBuilt: { min: 1850, max: 2030, step: 5 },
} as const;
export type BoltSlider = keyof typeof BOLT_RANGES;

const START: BoltSubject = {
  country: 'GB',
  postcode: '',
  type: 'terraced',
  floorAreaM2: 95,
  bedrooms: 3,
  yearBuilt: 1935,
};

/**
 * The home that an address names, so that it can be sent to somebody; what it does not say is as usual.
 * @param home where the reader most likely looks
 */
export function readBoltSubject(query: URLSearchParams, home: BoltCountry = START.country): BoltSubject {
  const number = (name: BoltSlider): number => {
    const { min, max } = BOLT_RANGES[name];
    const said = Number(query.get(name) ?? NaN);
    return said >= min && said <= max ? Math.round(said) : START[name];
  };
  return {
    country: BOLT_COUNTRIES.find((code) => code === query.get('country')) ?? home,
    postcode: (query.get('postcode') ?? '').trim().slice(0, 12),
    type: SALE_KINDS.find((kind) => kind === query.get('type')) ?? START.type,
    floorAreaM2: number('floorAreaM2'),
    bedrooms: number('bedrooms'),
    yearBuilt: number('yearBuilt'),
  };
}

export function boltQuery(subject: BoltSubject): string {
  const entries = Object.entries(subject).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(entries).toString()}`;
}

/** What is asked about it; null until it is said where it is. */
export function questionOf(subject: BoltSubject): HomeQuestion | null {
  const postcode = districtInstead(subject) ?? subject.postcode.trim();
  return postcode === '' ? null : { ...subject, postcode };
}

/** The district that is asked of where a British sector was typed: sales are found by whole postcodes and districts alone. */
export function districtInstead({ country, postcode }: BoltSubject): string | null {
  const read = country === 'GB' ? readPostcode(postcode) : null;
  return read?.part === 'sector' ? (read.text.split(' ')[0] ?? null) : null;
}
