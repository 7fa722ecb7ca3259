import type { SearchQuery } from '#wire/quests.ts';
import type { Sale } from '#wire/sold-homes.ts';
import { readPlace, type SalePlace } from '#domain/market/read-place.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** So many of the latest sales stand in a search; all of them have a page. */
const SHOWN = 5;

type Asked = Pick<SearchQuery, 'countryCode' | 'place' | 'currency' | 'leastMinor' | 'mostMinor'>;

interface SoldThere {
  readonly currency: string;
  readonly rows: readonly Sale[];
  readonly count: number;
  /** what the middle half cost; null of fewer than five */
  readonly quartiles: { readonly low: number; readonly high: number } | null;
}

/** The place of a search as the market knows it; null: anywhere, or a postcode of another country. */
function placeOf({ place, countryCode }: Asked): SalePlace | null {
  const read = readPlace(place);
  return read === null || (read.country !== null && read.country !== countryCode) ? null : read;
}

/** Where all sales of a search's place stand; null where it names none. */
export function soldPath(query: Asked): string | null {
  const place = placeOf(query);
  return place === null
    ? null
    : `/curated-neighbourhoods/sold?${String(new URLSearchParams({ country: query.countryCode, place: place.name }))}`;
}

/** The latest ordinary sales of a search's place between its prices; null where it names no place. */
export async function readSoldThere(query: Asked): Promise<SoldThere | null> {
  const place = placeOf(query);
  if (place === null) return null;
  const { countryCode: country, leastMinor: fromMinor, mostMinor: toMinor } = query;
  const of = { country, placeKind: place.kind, place: place.name, isStandard: true, sort: 'newest' } as const;
  const answer = await callRpc('sold_homes', { ...of, fromMinor, toMinor, ...brandArg(), pageRows: SHOWN });
  const [low, , high] = answer.figures?.quartiles ?? [];
  return {
    currency: answer.currency ?? query.currency,
    // In another money the prices of the search say nothing.
    rows: answer.currency === query.currency ? answer.rows : [],
    count: answer.figures?.count ?? 0,
    quartiles: low === undefined || high === undefined ? null : { low, high },
  };
}
