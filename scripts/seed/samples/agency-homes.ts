import type { PlanRow } from './planned-home.ts';

/** Six British homes that one of the seeded agencies has on its books, and nobody else. */
export const agencyHomes: readonly PlanRow[] = [
  [
    'York',
    'victorian-terrace',
    'terraced',
    3,
    1889,
    'refurbished',
    'day',
    ['courtyard', 'fireplace', 'bike'],
  ],
  ['Leeds', 'thirties-semi', 'semi-detached', 3, 1936, 'dated', 'day', ['garden', 'driveway', 'garage']],
  [
    'Harrogate',
    'georgian-townhouse',
    'townhouse',
    4,
    1802,
    'good',
    'dusk',
    ['courtyard', 'fireplace', 'en-suite'],
  ],
  ['Whitby', 'stone-cottage', 'cottage', 2, 1765, 'good', 'day', ['garden', 'sea-view', 'fireplace']],
  ['Sheffield', 'modern-apartments', 'flat', 2, 2016, 'good', 'dusk', ['balcony', 'lift', 'bike']],
  [
    'Durham',
    'new-build-detached',
    'detached',
    4,
    2022,
    'good',
    'day',
    ['garden', 'driveway', 'garage', 'en-suite', 'solar-panels'],
  ],
];
