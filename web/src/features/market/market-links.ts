import { readPlace } from '#domain/market/read-place.ts';

/** The ways to what is known of sold homes, in the order in which they are offered. */
export const MARKET_LINKS = [
  'areas',
  'sold',
  'charts',
  'map',
  'district',
  'energy',
  'yardsticks',
  'bolt',
] as const;
type MarketLink = (typeof MARKET_LINKS)[number];

interface Spot {
  /** a postcode, its beginning or a town, as it is known or was typed; empty: none */
  readonly place: string;
  /** two letters; undefined: not known */
  readonly country: string | undefined;
}

const PLAIN: Readonly<Record<MarketLink, string>> = {
  areas: '/curated-neighbourhoods',
  sold: '/curated-neighbourhoods/sold',
  charts: '/charts',
  map: '/maps/third',
  district: '/maps/cv11',
  energy: '/epcs',
  yardsticks: '/reference-properties',
  bolt: '/bolt',
};

/** Where a way leads: to the same place, where its page can be of one; null where that page would know nothing of it. */
export function marketLink(link: MarketLink, { place, country }: Spot): string | null {
  const read = readPlace(place);
  if (read === null) return link === 'district' ? null : PLAIN[link];
  const isCode = read.kind === 'district' || read.kind === 'start';
  const of = country ?? read.country ?? undefined;
  switch (link) {
    case 'areas':
    case 'map':
      return PLAIN[link];
    case 'sold':
      return withQuery(PLAIN.sold, { country: of, place: read.name });
    case 'charts':
      return withQuery('/sold_homes_charts/price', { near: read.name });
    case 'district':
      return isCode ? withQuery(PLAIN.district, { country: of, area: read.name.split(' ')[0] }) : null;
    case 'energy':
      return isCode && of === 'GB' ? withQuery(PLAIN.energy, { postcode: read.name }) : null;
    case 'yardsticks':
      return withQuery(PLAIN.yardsticks, { area: read.name });
    case 'bolt':
      return isCode ? withQuery('/bolt/buyers', { country: of, postcode: read.name }) : PLAIN.bolt;
  }
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams(said).toString()}`;
}
