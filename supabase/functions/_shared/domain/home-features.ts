/** What homes have to offer, in our own words; each has a text in every language of the product (`feature.KEY`). */
export const HOME_FEATURES = [
  ...([
    'air-conditioning',
    'balcony',
    'bicycle-storage',
    'car-charger',
    'conservatory',
    'courtyard',
  ] as const),
  ...(['en-suite-bathroom', 'fireplace', 'garage', 'hill-view', 'kitchen-island', 'lift'] as const),
  ...(['off-street-parking', 'private-garden', 'roof-terrace', 'sea-view', 'solar-panels'] as const),
  'swimming-pool',
] as const;
