import type { EdgeArguments } from './edge-arguments.ts';
import { openRounds } from './function-arguments.ts';
import { reportsFor } from './market-arguments.ts';
import { ownId } from './scene.ts';

/** A home of each sample town, and where the homes of games are. */
export const valuationEdges: Record<string, EdgeArguments> = {
  'value-home': (scene) => [
    ...reportsFor(scene.stage.main.homes, scene.spy).map((listingId) => ({ listingId })),
    { referenceId: ownId(scene, 'no yardstick') },
    ...openRounds(scene).slice(0, 2),
    { country: 'GB', postcode: 'YO24 0AA', type: 'terraced', floorAreaM2: 92, bedrooms: 3 },
    { country: 'GB', postcode: 'BA1', type: 'flat', house: '12', on: '2025-06-30' },
    { country: 'GB', latitude: 53.8, longitude: -1.55, type: 'other' },
    { country: 'US', postcode: '97214', type: 'detached', floorAreaM2: 180, condition: 3 },
    { country: 'GB', type: 'flat' },
  ],
};
