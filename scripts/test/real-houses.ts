import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** The folder with real houses, their photos and prices, where it lies beside the checkout. */
export const REAL_HOUSES = join(root, '../shared/data/houses');
export const areRealHousesHere = existsSync(REAL_HOUSES);

/**
 * What every test of real houses asks the import for. It is one game for all of them: whoever comes first waits for a
 * hundred and sixty photos to be sized, and the same import again sends none.
 */
export const IMPORT_OF_REAL_HOUSES = {
  csv: join(REAL_HOUSES, 'houses.csv'),
  photos: REAL_HOUSES,
  game: 'real-houses',
  title: 'Real houses',
  currency: 'USD',
};

/** The same as a command line has it. */
export const importWords = (options: Readonly<Record<string, string>>): string[] => [
  'listings',
  ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
];
