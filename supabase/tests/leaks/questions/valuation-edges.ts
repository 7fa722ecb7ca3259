import type { EdgeArguments } from './edge-arguments.ts';
import { openRounds } from './function-arguments.ts';
import { reportsFor } from './market-arguments.ts';
import { DOSSIER, DOSSIER_ASSET, HELD_ASSET, JOINED_DOSSIER, TYPED_ASSET } from '../stage/stage-dossier.ts';

/** Few, since they are counted by address and all spies have one. */
export const valuationEdges: Record<string, EdgeArguments> = {
  // Feedback on homes of a game that is played: by rule, through the valuation, its comparables and the area.
  'dossier-feedback': () => [
    { dossierId: JOINED_DOSSIER },
    { dossierId: JOINED_DOSSIER, wantsRemarks: true, language: 'es' },
    { dossierId: DOSSIER, assetId: DOSSIER_ASSET },
  ],
  'dossier-chat': () => [
    { dossierId: JOINED_DOSSIER, isProbe: true },
    {
      ...{ dossierId: JOINED_DOSSIER, text: 'What is the price?', language: 'en' },
      ...{ threadId: DOSSIER, messageId: DOSSIER_ASSET },
    },
  ],
  'read-wishes': () => [
    { isProbe: true },
    { text: 'Like the homes of the game, and as cheap', agreesTo: 'A model', language: 'es' },
  ],
  'value-home': (scene) => [
    ...reportsFor(scene.stage.main.homes, scene.spy)
      .slice(-1)
      .map((listingId) => ({ listingId, token: '0'.repeat(64) })),
    { referenceId: scene.stage.yardstick },
    ...openRounds(scene).slice(0, 1),
    { country: 'GB', postcode: 'YO24 0AA', type: 'terraced', floorAreaM2: 92, bedrooms: 3 },
    {
      ...{
        country: 'GB',
        postcode: 'BA1',
        type: 'flat',
        house: '12',
        street: 'Sample Street',
        on: '2025-06-30',
      },
      ...{ latitude: 51.38, longitude: -2.36, bathrooms: 1, plotM2: 100, yearBuilt: 1900, condition: 3 },
      ...{ tenure: 'leasehold', isNew: false },
    },
    { country: 'GB', type: 'flat' },
    { assetId: DOSSIER_ASSET },
    // A home of the game in a dossier, and the same one as somebody types its address.
    { assetId: HELD_ASSET },
    { assetId: TYPED_ASSET },
  ],
};
