/** Addresses of the market's pages. They are not among `PATHS`, which every first visit loads. */
export const MARKET_PATHS = {
  areas: '/curated-neighbourhoods',
  sold: '/curated-neighbourhoods/sold',
} as const;
