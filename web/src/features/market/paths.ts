/** Addresses of the market's pages. They are not among `PATHS`, which every first visit loads. */
export const MARKET_PATHS = {
  areas: '/curated-neighbourhoods',
  sold: '/curated-neighbourhoods/sold',
} as const;

/** The page of one neighbourhood. */
export function areaPath(id: string): string {
  return `${MARKET_PATHS.areas}/a/${id}`;
}

/** Where a neighbourhood is drawn: on the page of all, or on its own. */
export const DRAWING = 'draw';
