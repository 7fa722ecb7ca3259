import type { DetailedRun, PriceReasons, RESULT_VARIANTS, RunSummary, SharedRun } from '../results.ts';
import type { Run } from '../runs.ts';
import type { z } from 'zod';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { game } from './games.ts';
import { crowd, price } from './homes.ts';
import { photo } from './photos.ts';
import { answer, run } from './runs.ts';

const standing = {
  rank: 3,
  players: 12,
  percentile: 80,
  rating: 'advanced' as const,
  formula: 'log_ratio' as const,
  difficulty: 'normal' as const,
  absoluteLimitMinor: null,
  histogram: [
    { from: 0, to: 1000, players: 9 },
    { from: 1000, to: 2000, players: 3 },
  ],
  histogramOwnBin: 1,
};

const why: PriceReasons = {
  pricePerM2Minor: 450_000,
  floorAreaM2: 90,
  level: {
    area: 'Αθήνα',
    medianMinor: 30_000_000,
    medianPerM2Minor: 400_000,
    expectedMinor: 36_000_000,
    source: 'Πηγή',
    asOfOn: '2026-01-01',
  },
  comparables: [
    {
      position: 2,
      title: 'Τρία δωμάτια',
      town: 'Αθήνα',
      priceMinor: 41_000_000,
      floorAreaM2: 95,
      pricePerM2Minor: 431_579,
    },
  ],
};
const detail = {
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  photo,
  isWithdrawn: false,
  crowd,
  closerThanPercent: 71.4,
  why,
};
const ended: Run = { ...run, status: 'finished', ranked: true, guessed: 2 };
const sharedGame: SharedRun['game'] = {
  slug: game.slug,
  brand: game.brand,
  family: game.family,
  title: game.title,
  rounds: game.rounds,
};
const share: SharedRun = {
  sessionId: ended.sessionId,
  game: sharedGame,
  displayName: ended.displayName,
  status: ended.status,
  ranked: ended.ranked,
  guessed: ended.guessed,
  totalScore: ended.totalScore,
  maxScore: ended.maxScore,
  isSharingDetails: ended.isSharingDetails,
  survived: ended.survived,
  rounds: [0, 1, 2, 3, 4, 5, null].map((band, place) => ({ position: place + 1, band })),
};
const ranked = { ...ended, ...standing, share };
const finished: RunSummary = {
  ...ranked,
  homes: [
    {
      gameListingId: exampleId(11),
      title: 'Τρία δωμάτια',
      photo,
      propertyType: 'flat',
      crowdMedianMinor: 41_000_000,
      crowdQ1Minor: 38_000_000,
      crowdQ3Minor: 46_000_000,
      closerThanPercent: 71.4,
    },
    {
      gameListingId: exampleId(12),
      title: null,
      photo: null,
      propertyType: null,
      crowdMedianMinor: null,
      crowdQ1Minor: null,
      crowdQ3Minor: null,
      closerThanPercent: null,
    },
  ],
};
const detailed: DetailedRun = {
  ...ranked,
  rounds: [
    { ...detail, gameListingId: exampleId(11), position: 1, guess: answer, band: 2 },
    { ...detail, gameListingId: exampleId(12), position: 2, guess: null, band: null },
  ],
};

/** A result in each variant. */
export const resultExamples: {
  readonly [Variant in keyof typeof RESULT_VARIANTS]: z.output<(typeof RESULT_VARIANTS)[Variant]>;
} = {
  summary: finished,
  detailed,
  share,
  shared_detailed: { needsSpoiler: true, game: sharedGame, displayName: 'Ελένη' },
};

/** One answer for each call of this subject. */
export const resultsCalls: ExamplesOf<'challenge_of' | 'guesstimates' | 'session_results'> = {
  challenge_of: {
    isExact: true,
    own: share,
    challenger: { ...share, sessionId: exampleId(2), displayName: 'Νίκος' },
    answers: [{ ...share, sessionId: exampleId(3), displayName: 'Μαρία' }],
  },
  guesstimates: {
    game: {
      id: game.id,
      slug: game.slug,
      family: game.family,
      title: game.title,
      currency: game.currency,
    },
    home: { gameListingId: exampleId(11), isWithdrawn: false, title: 'Τρία δωμάτια', town: 'Αθήνα', photo },
    price,
    own: { sessionId: exampleId(1), amountMinor: 45_000_000, lowMinor: null, highMinor: null },
    crowd,
    isManager: false,
    closerThanPercent: 71.4,
  },
  session_results: finished,
};
