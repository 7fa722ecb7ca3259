import type { SampleHome } from '../../samples/sample-listing.ts';
import type { PlantKind } from './plants.ts';

/** What grows where: trees behind and before, shrubs by the wall, lawn or gravel. */
export interface Planting {
  readonly land: string;
  readonly trees: readonly PlantKind[];
  readonly low: readonly PlantKind[];
  readonly path: string;
  readonly fence: 'hedge' | 'picket' | 'wall' | 'stone' | 'none';
}

export function plantingOf(home: SampleHome): Planting {
  const bare = home.condition === 'needs-work';
  if (home.setting === 'desert')
    return {
      land: '#d9b98c',
      trees: ['cactus', 'olive'],
      low: ['agave', 'cactus', 'agave'],
      path: '#cfa67c',
      fence: 'none',
    };
  if (home.countryCode === 'ES' || home.countryCode === 'PT')
    return {
      land: bare ? '#c9b88a' : '#b9b576',
      trees: ['palm', 'cypress', 'olive', 'citrus'],
      low: ['bougainvillea', 'agave', 'lavender'],
      path: '#dcc29a',
      fence: 'wall',
    };
  if (home.countryCode === 'FR')
    return {
      land: '#a9b56f',
      trees: home.town === 'Uzès' ? ['cypress', 'olive', 'cypress'] : ['round', 'poplar'],
      low: ['lavender', 'flowers'],
      path: '#d9c6a0',
      fence: 'stone',
    };
  if (home.countryCode === 'AU')
    return {
      land: '#a3b26b',
      trees: ['gum', 'palm', 'gum'],
      low: ['shrub', 'agave', 'flowers'],
      path: '#cdb99a',
      fence: 'picket',
    };
  if (home.countryCode === 'US') {
    if (home.town === 'Tampa' || home.town === 'San Diego')
      return {
        land: '#9dbb6c',
        trees: ['palm', 'palm', 'round'],
        low: ['shrub', 'agave', 'flowers'],
        path: '#d6cab4',
        fence: 'none',
      };
    return {
      land: '#95b568',
      trees: home.setting === 'mountain' ? ['pine', 'birch', 'pine'] : ['round', 'birch', 'round'],
      low: ['shrub', 'flowers', 'shrub'],
      path: '#cfc6b6',
      fence: home.style === 'cape-cod' || home.style === 'colonial' ? 'picket' : 'none',
    };
  }
  if (home.countryCode === 'CA')
    return {
      land: '#8db06a',
      trees: ['pine', 'birch', 'pine'],
      low: ['shrub', 'flowers'],
      path: '#c9c2b4',
      fence: 'none',
    };
  return {
    land: bare ? '#a6ad72' : '#8fb467',
    trees: ['round', 'birch', 'round', 'poplar'],
    low: ['shrub', 'flowers', 'lavender'],
    path: '#c9b79c',
    fence:
      home.setting === 'village' || home.setting === 'mountain' || home.setting === 'country'
        ? 'stone'
        : 'hedge',
  };
}
