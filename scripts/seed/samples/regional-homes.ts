import type { PlanRow } from './planned-home.ts';

/**
 * Ten British homes in two counties: a run of five lies in either of them, so that each county has a board of its own. Five
 * homes lie nearer than the model has towns, so that some towns have two.
 */
// oxfmt-ignore
export const regionalHomes: readonly PlanRow[] = [
  ['Whitby', 'stone-cottage', 'cottage', 2, 1772, 'dated', 'day', ['garden', 'sea-view', 'fireplace']],
  ['Margate', 'coloured-terrace', 'terraced', 3, 1868, 'refurbished', 'dusk', ['fireplace', 'garden', 'sea-view']],
  ['York', 'victorian-terrace', 'terraced', 3, 1894, 'good', 'day', ['courtyard', 'fireplace', 'bike']],
  ['Canterbury', 'modern-apartments', 'flat', 2, 2014, 'good', 'day', ['balcony', 'lift', 'bike']],
  ['Harrogate', 'edwardian-house', 'detached', 5, 1906, 'luxury', 'dusk', ['garden', 'driveway', 'fireplace', 'en-suite', 'kitchen-island']],
  ['Margate', 'sixties-block', 'flat', 1, 1965, 'needs-work', 'day', ['lift', 'sea-view']],
  ['York', 'thirties-semi', 'semi-detached', 3, 1935, 'needs-work', 'day', ['garden', 'driveway', 'garage']],
  ['Canterbury', 'georgian-townhouse', 'townhouse', 4, 1805, 'good', 'day', ['courtyard', 'fireplace', 'en-suite']],
  ['Harrogate', 'postwar-bungalow', 'bungalow', 3, 1958, 'refurbished', 'day', ['garden', 'driveway', 'solar-panels']],
  ['Canterbury', 'new-build-detached', 'detached', 4, 2021, 'luxury', 'dusk', ['garden', 'driveway', 'en-suite', 'ev-charger', 'solar-panels']],
];
