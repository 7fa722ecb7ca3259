import type { ManagedGame, ManagedHome, OwnGame, Scoot } from '../managed-games.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { game } from './games.ts';
import { photo } from './photos.ts';

export const managedHome: ManagedHome = {
  id: exampleId(12),
  listingId: exampleId(13),
  isVisible: false,
  titleOverride: null,
  hiddenFacts: ['town'],
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  status: 'withdrawn',
  photo,
  photos: 2,
  price: { kind: 'sold', amountMinor: 40_000_000, currency: 'GBP', datedOn: '2025-03-01', version: 2 },
  isPlayed: true,
  guesses: 14,
  mayEdit: true,
  seesPrice: true,
};

const managedGame: ManagedGame = {
  id: exampleId(101),
  slug: 'one',
  brand: 'default',
  family: 'public',
  version: 3,
  state: 'open',
  stateNow: 'open',
  moves: ['closed'],
  currency: 'GBP',
  mode: 'classic',
  isSample: true,
  areRulesFixed: true,
  players: 12,
  settings: {
    title: 'Παιχνίδι',
    description: 'Πέντε σπίτια',
    visibility: 'code',
    roundsPerRun: 2,
    roundOrder: 'fixed',
    embedDomains: ['www.example.com'],
    formula: 'log_ratio',
    difficulty: 'normal',
    hints: ['year'],
    roundSeconds: 65,
    hasLeaderboard: true,
    opensAt: null,
    closesAt: '2026-01-02T10:00:00Z',
  },
  homes: [managedHome],
  codes: [
    {
      id: exampleId(31),
      kind: 'access_code',
      label: '',
      isActive: true,
      expiresAt: null,
      maxUses: 5,
      uses: 1,
      version: 1,
      createdAt: '2026-01-02T10:00:00Z',
    },
  ],
  openTakedowns: 1,
  openReports: 2,
  log: [{ id: 1, action: 'save_game', actor: 'Ελένη', details: {}, loggedAt: '2026-01-02T10:00:00Z' }],
};

const scoot: Scoot = {
  brand: 'default',
  name: 'Οίκος',
  version: '1',
  games: [
    {
      id: game.id,
      slug: 'one',
      family: 'public',
      title: 'Παιχνίδι',
      version: 3,
      stateNow: 'open',
      moves: ['closed'],
      visibility: 'unlisted',
      opensAt: '2026-01-02T10:00:00Z',
      closesAt: null,
      isOnScoot: false,
      isSample: true,
      players: 12,
      homes: 2,
      createdAt: '2026-01-01T10:00:00Z',
      cover: photo,
    },
  ],
  editions: [{ edition: 'uk', days: 31 }],
  total: 1,
  hasMore: false,
};

const ownGame: OwnGame = {
  id: game.id,
  slug: 'one',
  family: 'public',
  title: 'Παιχνίδι',
  stateNow: 'open',
  visibility: 'unlisted',
  opensAt: '2026-01-02T10:00:00Z',
  closesAt: '2026-02-02T10:00:00Z',
  isSample: true,
  players: 12,
  homes: 2,
  createdAt: '2026-01-01T10:00:00Z',
  cover: photo,
};

/** One answer for each call of this subject. */
export const managedGamesCalls: ExamplesOf<
  | 'change_access_code'
  | 'edition_games'
  | 'exclude_run'
  | 'make_access_code'
  | 'manage_game'
  | 'may_manage_game'
  | 'may_open_page'
  | 'own_games'
  | 'restore_run'
  | 'runs_over_time'
  | 'save_scoot'
  | 'scoot_games'
  | 'set_game_state'
  | 'switch_access_code'
  | 'save-game'
> = {
  change_access_code: { id: exampleId(31), version: 2 },
  edition_games: { games: [ownGame], next: '2026-01-01' },
  exclude_run: { isRanked: false },
  make_access_code: { id: exampleId(31), code: '1234' },
  manage_game: managedGame,
  may_manage_game: true,
  may_open_page: true,
  own_games: { games: [ownGame], next: null },
  restore_run: { isRanked: true },
  runs_over_time: [
    { beginsOn: '2026-01-01', started: 0, finished: 0 },
    { beginsOn: '2026-01-02', started: 12, finished: 7 },
  ],
  save_scoot: scoot,
  scoot_games: scoot,
  set_game_state: managedGame,
  switch_access_code: true,
  'save-game': managedGame,
};
