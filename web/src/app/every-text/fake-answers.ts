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
  miss_limit_log: 0.2231435513,
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

const forum = { ...game, id: 'g3', slug: 'forum', family: 'forum', needs_code: false };

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
  practice_reason: 'not_first',
  display_name: 'Ελένη',
  total_score: 600,
  max_score: 2000,
  guessed: 1,
  is_sharing_details: false,
  survived: null,
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
  practice_reason: 'not_first',
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

const posts = [
  {
    game_listing_id: '11',
    position: 1,
    title: 'Τρία δωμάτια',
    town: 'Αθήνα',
    district: '10431',
    currency: 'GBP',
    price_kind: 'sold',
    price_year: 2025,
    photo,
    guesses: 12,
    session_id: '2',
    is_guessed: true,
    comments: 3,
  },
];
const [post] = posts;

const comment = {
  id: '21',
  parent_id: null,
  display_name: 'Νίκος',
  body: 'Πολύ ακριβό.',
  state: 'visible',
  is_own: false,
  created_at: '2026-01-02T10:00:00Z',
  edited_at: '2026-01-02T10:05:00Z',
  editable_until: null,
  is_reported: false,
};

const thread = {
  comments: [
    comment,
    { ...comment, id: '22', parent_id: '21', state: 'removed', body: null },
    { ...comment, id: '23', is_own: true, editable_until: '2999-01-01T00:00:00Z' },
    { ...comment, id: '24', is_reported: true },
  ],
  has_more: true,
  total: 4,
  is_blocked: false,
  may_moderate: true,
};

const openReports = {
  subjects: [
    {
      kind: 'comment',
      comment_id: '21',
      entry: null,
      display_name: 'Νίκος',
      body: 'Πολύ ακριβό.',
      home: 'Τρία δωμάτια',
      reports: [{ reason: 'abuse', note: 'Όχι', created_at: '2026-01-02T10:00:00Z' }],
      first_at: '2026-01-02T10:00:00Z',
    },
    {
      kind: 'name',
      comment_id: null,
      entry: '1',
      display_name: 'Νίκος',
      body: null,
      home: null,
      reports: [{ reason: 'spam', note: '', created_at: '2026-01-02T10:00:00Z' }],
      first_at: '2026-01-02T11:00:00Z',
    },
  ],
  blocked: [{ comment_id: '25', display_name: 'Ελένη', created_at: '2026-01-02T10:00:00Z' }],
  log: (['remove', 'rename', 'block', 'unblock', 'dismiss'] as const).map((action) => ({
    action,
    before: 'Πριν',
    reason: 'Γιατί',
    acted_at: '2026-01-02T10:00:00Z',
    actor: 'Άννα',
  })),
};

const place = {
  rank: 3,
  players: 12,
  percentile: 80,
  total_score: 600,
  display_name: 'Ελένη',
  is_timed: true,
  finished_at: '2026-01-02T10:00:00Z',
  cursor: '3',
};

const home = {
  game_listing_id: '11',
  position: 1,
  photo,
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  region: 'Αττική',
  map: { lat: 37.98, lng: 23.73 },
  is_in_run: true,
  guessed: { session_id: '1', score: 600, label: 'close', is_ranked: false },
};
const price = { amount_minor: 40_000_000, kind: 'sold', on: '2025-03' };

const report = {
  game,
  agency: { name: 'Οίκος', email: '1@2.3' },
  made_at: '2026-01-02T10:00:00Z',
  players: 14,
  guesses: 14,
  median_ratio: 1.05,
  q1_ratio: 0.95,
  q3_ratio: 1.15,
  homes: [
    {
      ...home,
      price,
      crowd,
      above_percent: 64.3,
      trend: [
        { week_on: '2026-01-05', guesses: 9, median_minor: 41_000_000 },
        { week_on: '2026-01-12', guesses: 5, median_minor: 42_000_000 },
      ],
    },
  ],
};

const results: Readonly<Record<string, unknown>> = {
  summary: finished,
  detailed,
  share,
  shared_detailed: { needs_spoiler: true, game, display_name: 'Ελένη' },
};

const managedHome = {
  id: '12',
  listing_id: '13',
  is_visible: false,
  title_override: null,
  hidden_facts: ['town'],
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  status: 'withdrawn',
  photo,
  photos: 2,
  price: { kind: 'sold', amount_minor: 40_000_000, currency: 'GBP', dated_on: '2025-03-01', version: 2 },
  is_played: true,
  guesses: 14,
  may_edit: true,
  sees_price: true,
};

const managedGame = {
  id: 'g1',
  slug: 'one',
  brand: 'default',
  family: 'public',
  version: 3,
  state_now: 'open',
  moves: ['closed'],
  currency: 'GBP',
  is_sample: true,
  are_rules_fixed: true,
  players: 12,
  settings: {
    title: 'Παιχνίδι',
    description: 'Πέντε σπίτια',
    visibility: 'code',
    rounds_per_run: 2,
    round_order: 'fixed',
    formula: 'log_ratio',
    difficulty: 'normal',
    hints: ['year'],
    round_seconds: 65,
    has_leaderboard: true,
    opens_at: null,
    closes_at: '2026-01-02T10:00:00Z',
  },
  homes: [managedHome],
  codes: [
    {
      id: 'c1',
      kind: 'access_code',
      label: '',
      is_active: true,
      expires_at: null,
      max_uses: 5,
      uses: 1,
      version: 1,
      created_at: '2026-01-02T10:00:00Z',
    },
  ],
  open_takedowns: 1,
  open_reports: 2,
  log: [{ id: 1, action: 'save_game', actor: 'Ελένη', details: {}, logged_at: '2026-01-02T10:00:00Z' }],
};

const managedListing = {
  game: { slug: 'one', family: 'public', title: 'Παιχνίδι', currency: 'GBP' },
  game_listing_id: '12',
  listing_id: '13',
  version: 2,
  status: 'available',
  portal: null,
  source_url: null,
  may_edit: true,
  sees_price: true,
  other_games: 1,
  facts: {
    ...round.facts,
    property_type: 'Σπίτι',
    tenure: null,
    address_line: 'Οδός 1',
    postcode: '10431',
    country_code: 'GR',
    latitude: 38,
    longitude: 23,
  },
  prices: [{ ...managedHome.price, created_at: '2026-01-02T10:00:00Z' }],
  photos: [{ ...photo, room: 'Κουζίνα', is_hidden: true, rights_status: 'own' }],
};

const takedown = {
  id: 't1',
  status: 'open',
  created_at: '2026-01-02T10:00:00Z',
  reporter_name: 'Άννα',
  reporter_email: '1@2.3',
  capacity: 'owner',
  subject: 'photos',
  page_url: 'Οδός 1',
  source_url: '123',
  statement: 'Είναι το σπίτι μου.',
  decided_at: null,
  decided_by: null,
  decision_note: '',
  home: { ...managedHome, status: 'available', games: ['Παιχνίδι'] },
};

const takedownPages = {
  open: { is_staff: true, rows: [takedown, { ...takedown, id: 't2', home: null }], next: 't2', elsewhere: 1 },
  decided: {
    is_staff: true,
    rows: [
      {
        ...takedown,
        status: 'granted',
        decided_at: '2026-01-02T10:00:00Z',
        decided_by: 'Ελένη',
        decision_note: 'Ναι.',
      },
    ],
    next: null,
    elsewhere: 0,
  },
};

const imports = {
  rows: [
    ['read', null, 'Οδός 1'],
    ['refused', 'rent', null],
    ['ask', 'host_not_allowed', null],
  ].map(([outcome, code, home], place) => ({
    id: `i${String(place)}`,
    way: ['link', 'file', 'typed'][place],
    source_host: null,
    outcome,
    code,
    reason: null,
    grade: null,
    home,
    link: '123',
    created_at: '2026-01-02T10:00:00Z',
    is_withdrawn: false,
    card: null,
  })),
  next: 'i2',
};

const guessPage = {
  rows: [
    {
      session_id: 's1',
      display_name: 'Νίκος',
      is_guest: true,
      amount_minor: 45_000_000,
      low_minor: null,
      high_minor: null,
      currency: 'GBP',
      error_percent: 12.5,
      score: 600,
      is_late: false,
      guessed_at: '2026-01-02T10:00:00Z',
      is_ranked: true,
      exclusion: null,
    },
  ],
  next: null,
};

const scoot = {
  brand: 'default',
  name: 'Οίκος',
  version: '1',
  games: [
    {
      ...managedGame,
      title: 'Παιχνίδι',
      visibility: 'unlisted',
      opens_at: '2026-01-02T10:00:00Z',
      closes_at: null,
      is_on_scoot: false,
      homes: 2,
      cover: photo,
    },
  ],
};

/** The answer to a database function; undefined: no such function. What a screen is to show otherwise goes on top. */
export function fakeAnswer(name: string, args: Readonly<Record<string, unknown>>): unknown {
  if (args.session_id === '404') return undefined;
  switch (name) {
    case 'game_overview':
      return args.game_slug === 'forum' ? forum : game;
    case 'forum_posts':
      return [
        post,
        { ...post, game_listing_id: '12', session_id: null, is_guessed: false, comments: null, guesses: 0 },
      ];
    case 'read_comments':
      return thread;
    case 'open_reports':
      return openReports;
    case 'own_place':
      return place;
    case 'board_facts':
      return { is_timed: true, has_timed: true, has_untimed: true, may_moderate: true, open_reports: 2 };
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
      return args.session_id === '2' ? { ...run, session_id: '2', game: forum } : run;
    case 'open_round':
      return args.game_listing_id === '11'
        ? { ...round, session_id: args.session_id, game_listing_id: '11', guess: answer }
        : round;
    case 'crowd_figures':
      return crowd;
    case 'game_homes':
      return {
        session_id: null,
        homes: [home, { ...home, game_listing_id: '12', position: 2, guessed: null }],
      };
    case 'guesstimates':
      return args.game_listing_id === '12'
        ? undefined
        : {
            game,
            home: { ...home, is_withdrawn: false },
            price,
            own: { session_id: '1', ...answer.guess },
            crowd,
            is_manager: false,
            closer_than_percent: 71.4,
          };
    case 'one_off_games':
      return { games: [{ ...game, family: 'one-off' }], next: 'g1' };
    case 'client_report':
      return report;
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
    case 'may_manage_game':
      return args.game_slug !== 'not-mine';
    case 'may_open_page':
      return true;
    case 'manage_game':
      return managedGame;
    case 'manage_listing':
      return managedListing;
    case 'manage_guesses':
      return guessPage;
    case 'manage_guess_figures':
      return {
        game: managedListing.game,
        home: managedHome,
        crowd,
        counts: { all: 15, counted: 14, late: 0, excluded: 1 },
      };
    case 'scoot_games':
      return scoot;
    case 'takedowns':
      return args.is_decided ? takedownPages.decided : takedownPages.open;
    case 'own_imports':
      return imports;
    default:
      return undefined;
  }
}
