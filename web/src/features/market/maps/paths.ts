/** Addresses of the market's maps. They are not among `PATHS`, which every first visit loads. */
export const MAP_PATHS = {
  third: '/maps/third',
  district: '/maps/cv11',
} as const;
