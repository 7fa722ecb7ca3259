/** What a game may keep to itself of a home, as open_round names it. A hidden fact is not sent at all. */
export const HIDEABLE_FACTS = [
  'property_type',
  'bedrooms',
  'bathrooms',
  'floor_area_m2',
  'plot_area_m2',
  'year_built',
  'tenure',
  'energy_rating',
  'town',
  'district',
  'region',
  'map',
  'features',
  'description',
] as const;

export type HideableFact = (typeof HIDEABLE_FACTS)[number];
