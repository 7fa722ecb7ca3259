import { FAMILY_KEYS } from '#domain/families.ts';

/** Answers of a backend whose every word is Greek or a number, so that plain Latin letters on a screen give away a fixed text. */

const photo = {
  id: 'p1',
  path: '1',
  widths: [480],
  width: 480,
  height: 360,
  alt: 'Ένα σπίτι',
  room: 'living_room',
  placeholder: null,
  attribution: 'Άννα',
};

const game = {
  id: 'g1',
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
  listing_count: 2,
  round_seconds: 65,
  hints: ['year', 'area', 'local-price-per-m2', 'local-median'],
  leaderboard_enabled: true,
  needs_code: true,
  is_open: true,
  opens_at: null,
  closes_at: null,
  is_sample: true,
  players: 12,
  cover: photo,
};

const session = { total_score: 600, guessed: 1, rounds: 2, status: 'active' };

const answer = {
  guess: {
    amount_minor: 45_000_000,
    low_minor: null,
    high_minor: null,
    price_minor: 40_000_000,
    currency: 'GBP',
    price_kind: 'sold',
    price_on: '2025-03',
    error_percent: 12.5,
    score: 600,
    label: 'close',
    is_late: false,
  },
  proof: { salt: '12', commitment: '34' },
  session,
  replayed: true,
};

const crowd = {
  count: 14,
  median_minor: 42_000_000,
  q1_minor: 38_000_000,
  q3_minor: 46_000_000,
  bins: [{ from_minor: 38_000_000, to_minor: 46_000_000, guesses: 14 }],
};

const run = {
  session_id: '1',
  game,
  status: 'active',
  ranked: false,
  display_name: 'Ελένη',
  total_score: 600,
  max_score: 2000,
  guessed: 1,
  is_sharing_details: false,
  rounds: [
    { game_listing_id: '11', position: 1, commitment: '34', guess: answer },
    { game_listing_id: '12', position: 2, commitment: '56', guess: null },
  ],
};

const round = {
  session_id: '1',
  game_listing_id: '12',
  position: 2,
  rounds: 2,
  currency: 'GBP',
  price_kind: 'sold',
  price_year: 2025,
  commitment: '56',
  deadline_at: null,
  server_now: '2026-01-01T00:00:00Z',
  bounds: { min_minor: 100_000, max_minor: 50_000_000_000 },
  is_range: false,
  facts: {
    title: 'Τρία δωμάτια',
    property_type: 'terraced',
    bedrooms: 3,
    bathrooms: 1,
    floor_area_m2: 90,
    year_built: 1901,
    plot_area_m2: 135,
    tenure: 'freehold',
    energy_rating: 'Δ',
    town: 'Αθήνα',
    district: '10431',
    region: 'Αττική',
    features: ['Κήπος'],
    description: 'Κοντά στο πάρκο.',
  },
  photos: [photo, { ...photo, id: 'p2', room: 'kitchen' }],
  hints: [
    { kind: 'year', multiplier: 0.95, value: null, unit: null },
    { kind: 'area', multiplier: 0.9, value: 90, unit: 'm2' },
    { kind: 'local-price-per-m2', multiplier: 0.8, value: 450_000, unit: 'minor_per_m2' },
    { kind: 'local-median', multiplier: 0.7, value: null, unit: null },
  ],
  guess: null,
};

const resumable = {
  session_id: '1',
  game: { ...game, is_open: true },
  status: 'active',
  ranked: false,
  guessed: 1,
  rounds: 2,
  total_score: 600,
  expires_at: '2026-01-02T10:00:00Z',
  next_game_listing_id: '12',
  last_game_listing_id: '12',
};

// The functions answer in camelCase.
const coded = {
  ...game,
  roundSeconds: 65,
  isOpen: true,
  isSample: true,
  homes: 2,
  isOneHome: false,
  host: 'Ελένη',
  expiresAt: '2026-01-02T10:00:00Z',
};

const standing = {
  rank: 3,
  players: 12,
  percentile: 80,
  rating: 'advanced',
  histogram: [
    { from: 0, to: 1000, players: 9 },
    { from: 1000, to: 2000, players: 3 },
  ],
  histogram_own_bin: 1,
};

const why = {
  price_per_m2_minor: 450_000,
  floor_area_m2: 90,
  level: {
    area: 'Αθήνα',
    median_minor: 30_000_000,
    median_per_m2_minor: 400_000,
    expected_minor: 36_000_000,
    source: 'Πηγή',
    as_of_on: '2026-01-01',
  },
  comparables: [
    {
      position: 2,
      title: 'Τρία δωμάτια',
      town: 'Αθήνα',
      price_minor: 41_000_000,
      floor_area_m2: 95,
      price_per_m2_minor: 431_579,
    },
  ],
};
const detail = { title: 'Τρία δωμάτια', town: 'Αθήνα', photo, is_withdrawn: false, crowd, why };
const ended = { ...run, status: 'finished', ranked: true, guessed: 2 };
const share = {
  ...ended,
  rounds: [0, 1, 2, 3, 4, 5, null].map((band, place) => ({ position: place + 1, band })),
};
const finished = { ...ended, ...standing, share };
const detailed = {
  ...finished,
  rounds: [
    { ...detail, game_listing_id: '11', position: 1, guess: answer, band: 2 },
    { ...detail, game_listing_id: '12', position: 2, guess: null, band: null },
  ],
};

const results: Readonly<Record<string, unknown>> = {
  summary: finished,
  detailed,
  share,
  shared_detailed: { needs_spoiler: true, game, display_name: 'Ελένη' },
};

/** The answer to a database function; undefined: no such function. What a screen is to show otherwise goes on top. */
export function fakeAnswer(name: string, args: Readonly<Record<string, unknown>>): unknown {
  if (args.session_id === '404') return undefined;
  switch (name) {
    case 'game_overview':
      return game;
    case 'brand_games':
      return [{ ...game, id: 'g2', slug: 'two', title: 'Άλλο' }];
    case 'unfinished_runs':
      return [];
    case 'game_collection':
      return args.search === '0'
        ? { games: [], total: 0, next: null }
        : { games: [{ ...game, id: 'g2', slug: 'two', title: 'Άλλο' }], total: 1200, next: '1' };
    case 'game_choices':
      return {
        places: [{ place: '12:Αττική', games: 12 }],
        families: FAMILY_KEYS.map((family) => ({ family, games: 1 })),
      };
    case 'resumable_runs':
      return [
        resumable,
        { ...resumable, session_id: '2' },
        { ...resumable, session_id: '3', status: 'expired' },
      ];
    case 'find-by-code':
      return args.accessCode === '0'
        ? undefined
        : { games: [coded, { ...coded, id: 'g2', isOneHome: true }] };
    case 'run_state':
      return run;
    case 'open_round':
      return args.game_listing_id === '11' ? { ...round, game_listing_id: '11', guess: answer } : round;
    case 'crowd_figures':
      return crowd;
    case 'session_results':
      return results[String(args.variant)];
    case 'leaderboard':
      return [1, 2].map((rank) => ({
        rank,
        display_name: 'Νίκος',
        total_score: 900,
        finished_at: '2026-01-02T10:00:00Z',
        cursor: String(rank),
      }));
    case 'leaderboard_place':
      return { rank: 3, players: 12, percentile: 80, total_score: 600, display_name: 'Ελένη' };
    default:
      return undefined;
  }
}
