import { saleOfPoll } from '../stage/stage-fairness.ts';
import type { EdgeArguments } from './edge-arguments.ts';
import { ownId } from './scene.ts';

/** Arguments of the functions that correct homes and that programs read. */
export const fairnessEdges: Record<string, EdgeArguments> = {
  // Sixty a minute come from an address, whoever asks: one spy is enough, since the API knows nobody.
  'public-api': ({ stage, spy, backstage }) =>
    spy.name === 'visitor'
      ? [
          '/games',
          '/games?brand=star&after=digits',
          ...['', '/board', '/crowd', '/corrections'].map((rest) => `/games/${stage.main.slug}${rest}`),
          '/games/house-prices-game/board?period=week',
          '/games/house-prices-game/crowd',
          ...(backstage ? [`/games/${backstage.closedGame.slug}/crowd`] : []),
        ]
      : [],
  // The poll is settled once; the same key again is the same answer. Of homes of others nothing can be said.
  'rescore-home': (scene) => [
    ...(scene.backstage
      ? [
          {
            ...{ game: scene.backstage.fairness.pollSlug, brand: scene.backstage.fairness.brand },
            ...{
              gameListingId: scene.backstage.fairness.pollHome,
              requestKey: scene.backstage.fairness.openDispute,
            },
            ...{ action: 'settle', price: saleOfPoll },
          },
        ]
      : []),
    ...scene.managedHomes.slice(-1).flatMap(({ game_slug, brand, game_listing_id }) => {
      const body = {
        game: game_slug,
        brand,
        gameListingId: game_listing_id,
        requestKey: ownId(scene, 'rescore'),
      };
      const price = { kind: 'sold', amountMinor: 1, datedOn: null };
      return [
        { ...body, action: 'settle', price },
        { ...body, action: 'correct', price, reason: 'wrong_price', note: 'Of the leak hunt' },
        { ...body, gameListingId: ownId(scene, 'home'), action: 'void', reason: 'wrong_home' },
      ];
    }),
  ],
};
