import { ENERGY_RATINGS, type EnergyRating } from '#domain/market/energy-bands.ts';

/** What certificates are looked for. The address holds it, so that a search can be kept and gone back to. */
export interface EnergyQuery {
  /** as somebody typed it */
  readonly postcode: string;
  /** an authority's code; none where a postcode is said */
  readonly authority: string;
  readonly rating: EnergyRating | '';
  readonly from: number | null;
  readonly to: number | null;
}

const MAX_POSTCODE = 20;

/** The search of an address. A postcode goes before an authority, and years the wrong way round are turned. */
export function readEnergyQuery(query: URLSearchParams): EnergyQuery {
  const postcode = (query.get('postcode') ?? '').trim().slice(0, MAX_POSTCODE);
  const [from, to] = [readYear(query.get('from')), readYear(query.get('to'))];
  const isTurned = from !== null && to !== null && from > to;
  return {
    postcode,
    authority: postcode === '' ? (query.get('authority') ?? '').slice(0, MAX_POSTCODE) : '',
    rating: ENERGY_RATINGS.find((one) => one === query.get('rating')) ?? '',
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  };
}

/** The address of a search: only what is chosen stands in it. */
export function energySearch(search: EnergyQuery): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search) as [string, string | number | null][])
    if (value !== '' && value !== null) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function readYear(text: string | null): number | null {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0;
  return year >= 1900 && year <= 2100 ? year : null;
}
