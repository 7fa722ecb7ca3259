import { readPostcode } from '../../market/read-postcode.ts';
import { SPANISH_REGIONS, type SpanishRegion } from './spain-tax.ts';

export const BRITISH_PARTS = ['england', 'northern-ireland', 'scotland', 'wales'] as const;
type BritishPart = (typeof BRITISH_PARTS)[number];

/** Where a home is, as far as its purchase tax asks. */
export type TaxPlace =
  | { readonly country: 'GB'; readonly part: BritishPart }
  | { readonly country: 'US'; readonly state: string }
  | { readonly country: 'ES'; readonly region: SpanishRegion };

/** Postcode areas of Wales alone. */
const WELSH = new Set(['CF', 'SA']);
/** Postcode areas on both sides of a border: nobody can tell by them. */
const BORDER = new Set(['CH', 'GL', 'HR', 'LD', 'LL', 'NP', 'SY', 'TD']);

/** Provinces of Spain by the first two digits of the postcode, and the region that each is part of. */
const SPANISH_PROVINCES: Readonly<Record<SpanishRegion, readonly number[]>> = {
  AN: [4, 11, 14, 18, 21, 23, 29, 41],
  AR: [22, 44, 50],
  AS: [33],
  CB: [39],
  CE: [51],
  CL: [5, 9, 24, 34, 37, 40, 42, 47, 49],
  CM: [2, 13, 16, 19, 45],
  CN: [35, 38],
  CT: [8, 17, 25, 43],
  EX: [6, 10],
  GA: [15, 27, 32, 36],
  IB: [7],
  MC: [30],
  MD: [28],
  ML: [52],
  NC: [31],
  PV: [1, 20, 48],
  RI: [26],
  VC: [3, 12, 46],
};

/** Where a home is for its tax, from what is known of its address; null where that does not say it. */
export function taxPlaceOf(home: {
  readonly countryCode: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
}): TaxPlace | null {
  const region = (home.region ?? '').trim();
  const postcode = (home.postcode ?? '').trim();
  if (home.countryCode === 'GB') return britishPlace(region.toLowerCase(), postcode);
  if (home.countryCode === 'US') {
    const state = region.toUpperCase();
    return /^[A-Z]{2}$/.test(state) ? { country: 'US', state } : null;
  }
  if (home.countryCode !== 'ES' || !/^\d{5}$/.test(postcode)) return null;
  const province = Number(postcode.slice(0, 2));
  const found = SPANISH_REGIONS.find((key) => SPANISH_PROVINCES[key].includes(province));
  return found ? { country: 'ES', region: found } : null;
}

function britishPlace(region: string, postcode: string): TaxPlace | null {
  const named = BRITISH_PARTS.find((part) => region === part.replace('-', ' '));
  if (named) return { country: 'GB', part: named };
  const read = readPostcode(postcode);
  const area = /^[A-Z]+/.exec(read?.text ?? '')?.[0] ?? '';
  if (!read || BORDER.has(area)) return null;
  if (read.country !== 'england-wales') return { country: 'GB', part: read.country };
  return { country: 'GB', part: WELSH.has(area) ? 'wales' : 'england' };
}
