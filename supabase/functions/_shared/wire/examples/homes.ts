import type { Crowd } from '../crowds.ts';
import type { GameHome, KnownPrice } from '../homes.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

export const crowd: Crowd = {
  count: 14,
  medianMinor: 42_000_000,
  q1Minor: 38_000_000,
  q3Minor: 46_000_000,
  bins: [{ fromMinor: 38_000_000, toMinor: 46_000_000, guesses: 14 }],
};

const home: GameHome = {
  gameListingId: exampleId(11),
  position: 1,
  photo,
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  region: 'Αττική',
  map: { lat: 37.98, lng: 23.73 },
  isInRun: true,
  guessed: { sessionId: exampleId(1), score: 600, label: 'close', isRanked: false },
};
export const price: KnownPrice = { amountMinor: 40_000_000, kind: 'sold', on: '2025-03' };

/** One answer for each call of this subject. */
export const homesCalls: ExamplesOf<'crowd_figures' | 'game_homes'> = {
  crowd_figures: crowd,
  game_homes: {
    sessionId: null,
    homes: [home, { ...home, gameListingId: exampleId(12), position: 2, guessed: null }],
  },
};
