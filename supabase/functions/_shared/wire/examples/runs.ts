import type { GuessAnswer, RunTotals } from '../guesses.ts';
import type { OwnRun, ResumableRun, Run, RunGame, RunRound } from '../runs.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { game } from './games.ts';
import { photo } from './photos.ts';

const session: RunTotals = { totalScore: 600, guessed: 1, rounds: 2, status: 'active' };

export const answer: GuessAnswer = {
  guess: {
    amountMinor: 45_000_000,
    lowMinor: null,
    highMinor: null,
    priceMinor: 40_000_000,
    currency: 'GBP',
    priceKind: 'sold',
    priceOn: '2025-03',
    errorPercent: 12.5,
    score: 600,
    label: 'close',
    isLate: false,
  },
  proof: { salt: '12', commitment: '34' },
  session,
  replayed: true,
};

const runGame: RunGame = {
  id: game.id,
  slug: game.slug,
  brand: game.brand,
  family: game.family,
  title: game.title,
  currency: game.currency,
  rounds: game.rounds,
  leaderboardEnabled: true,
  missLimitLog: game.missLimitLog,
};

const runRound: RunRound = {
  gameListingId: exampleId(11),
  position: 1,
  priceKind: 'sold',
  priceYear: 2025,
  commitment: '34',
  openedAt: null,
  deadlineAt: null,
  guess: null,
};

export const run: Run = {
  sessionId: exampleId(1),
  game: runGame,
  status: 'active',
  ranked: false,
  practiceReason: 'not_first',
  mode: 'classic',
  displayName: 'Ελένη',
  totalScore: 600,
  maxScore: 2000,
  guessed: 1,
  isSharingDetails: false,
  startedAt: '2026-01-01T10:00:00Z',
  finishedAt: null,
  survived: null,
  rounds: [
    { ...runRound, gameListingId: exampleId(11), position: 1, guess: answer },
    { ...runRound, gameListingId: exampleId(12), position: 2, commitment: '56' },
  ],
};

const resumable: ResumableRun = {
  sessionId: exampleId(1),
  game: {
    id: game.id,
    slug: game.slug,
    brand: game.brand,
    family: game.family,
    title: game.title,
    isOpen: true,
    cover: photo,
  },
  status: 'active',
  ranked: false,
  guessed: 1,
  rounds: 2,
  totalScore: 600,
  activeAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-02T10:00:00Z',
  nextGameListingId: exampleId(12),
  lastGameListingId: exampleId(12),
};

const ownRun: OwnRun = {
  sessionId: exampleId(1),
  game: { id: game.id, slug: game.slug, family: game.family, title: game.title, cover: photo },
  status: 'active',
  ranked: false,
  guessed: 1,
  rounds: 2,
  totalScore: 600,
  survived: null,
  startedAt: '2026-01-01T10:00:00Z',
  lastGameListingId: exampleId(12),
};

/** One answer for each call of this subject. */
export const runsCalls: ExamplesOf<
  | 'accept_spoiler'
  | 'claim_guest_runs'
  | 'give_up_run'
  | 'own_runs'
  | 'resumable_runs'
  | 'run_state'
  | 'set_detail_sharing'
  | 'start_outlook'
  | 'unfinished_runs'
  | 'check-name'
  | 'rename-run'
  | 'start-run'
  | 'submit-guess'
> = {
  accept_spoiler: { guestToken: null },
  claim_guest_runs: { claimed: 2 },
  give_up_run: { ...run, status: 'abandoned' },
  own_runs: {
    runs: [
      ownRun,
      { ...ownRun, sessionId: exampleId(2), status: 'finished', ranked: true, guessed: 2 },
      { ...ownRun, sessionId: exampleId(3), status: 'finished', survived: 1 },
    ],
    next: null,
  },
  resumable_runs: [
    resumable,
    { ...resumable, sessionId: exampleId(2) },
    { ...resumable, sessionId: exampleId(3), status: 'expired' },
  ],
  run_state: run,
  set_detail_sharing: true,
  start_outlook: { practiceReason: 'price_known', knownHomes: 2, homes: 5, canSwap: true },
  unfinished_runs: [],
  'check-name': { displayName: 'Ελένη' },
  'rename-run': { displayName: 'Ελένη' },
  'start-run': {
    sessionId: exampleId(1),
    game: { id: game.id, slug: 'one', family: 'public', currency: 'GBP', rounds: 2 },
    rounds: [],
    ranked: true,
  },
  'submit-guess': answer,
};
