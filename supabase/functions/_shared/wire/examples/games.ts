import { FAMILY_KEYS } from '../../domain/families.ts';
import { GAME_WAYS, wordOfWay } from '../../domain/game-ways.ts';
import type { Game } from '../games.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

export const game: Game = {
  id: exampleId(101),
  slug: 'one',
  brand: 'default',
  family: 'public',
  title: 'Παιχνίδι',
  description: 'Πέντε σπίτια',
  state: 'open',
  visibility: 'public',
  currency: 'GBP',
  market: null,
  rounds: 2,
  listingCount: 2,
  hasSameHomes: true,
  roundSeconds: 65,
  missLimitLog: 0.2231435513,
  mode: 'classic',
  difficulty: 'normal',
  scoring: 'log_ratio',
  hints: ['year', 'area', 'local-price-per-m2', 'local-median'],
  scoringOptions: [],
  leaderboardEnabled: true,
  needsCode: true,
  isOpen: true,
  opensAt: null,
  closesAt: null,
  isSample: true,
  hostName: null,
  embedDomains: [],
  players: 12,
  cover: photo,
  bounds: { minMinor: 100_000, maxMinor: 50_000_000_000 },
};

export const forum: Game = { ...game, id: exampleId(103), slug: 'forum', family: 'forum', needsCode: false };

/** One answer for each call of this subject. */
export const gamesCalls: ExamplesOf<
  | 'brand_games'
  | 'game_choices'
  | 'game_collection'
  | 'game_overview'
  | 'listed_games'
  | 'live_proof'
  | 'one_off_games'
> = {
  brand_games: [{ ...game, id: exampleId(102), slug: 'two', title: 'Άλλο' }],
  game_choices: {
    places: [{ place: '12:Αττική', games: 12 }],
    families: FAMILY_KEYS.map((family) => ({ family, games: 1 })),
    ways: GAME_WAYS.map((way) => ({ way: wordOfWay(way), games: 1 })),
  },
  game_collection: {
    games: [{ ...game, id: exampleId(102), slug: 'two', title: 'Άλλο' }],
    total: 1200,
    next: '1',
  },
  game_overview: game,
  listed_games: [{ slug: 'one', family: 'public', leaderboardEnabled: true }],
  live_proof: {
    guessesToday: 1204,
    hardest: {
      game: { slug: game.slug, family: game.family, title: game.title },
      title: 'Τρία δωμάτια',
      town: 'Αθήνα',
      photo,
      guesses: 38,
      missPercent: 64,
    },
  },
  one_off_games: { games: [{ ...game, family: 'one-off' }], next: '1' },
};
