// One typed answer for each call: tests answer with them, and they show what a call says. Every word is Greek or a
// number, so that plain Latin letters on a screen give away a text that is in no catalogue.
import type { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import type { BoardRow, OwnPlace } from './boards.ts';
import type { FunctionAnswer, FunctionName, RpcAnswer, RpcName } from './calls.ts';
import type { ClientReport } from './client-reports.ts';
import type { CodedGame } from './codes.ts';
import type { CommentPage, Post, TalkComment } from './comments.ts';
import type { Crowd } from './crowds.ts';
import { EXAMPLE_DRAFT } from './example-draft.ts';
import type { Game } from './games.ts';
import type { GuessAnswer, RunTotals } from './guesses.ts';
import type { GameHome, KnownPrice } from './homes.ts';
import type { ImportEntry, ImportPage, ListingCard } from './listing-cards.ts';
import type { ManagedGame, ManagedHome, Scoot } from './managed-games.ts';
import type { GuessPage, HomeToAdd, ManagedListing } from './managed-homes.ts';
import type { OpenReports } from './moderation.ts';
import type { DraftEntry } from './own-drafts.ts';
import type { Photo } from './photos.ts';
import type { DetailedRun, PriceReasons, RESULT_VARIANTS, RunSummary, SharedRun } from './results.ts';
import type { Round } from './rounds.ts';
import type { ResumableRun, Run, RunGame, RunRound } from './runs.ts';
import type { Takedown, TakedownPage } from './takedowns.ts';

/** The id of a row in the examples. */
export function exampleId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const photo: Photo = {
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

const game: Game = {
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

const forum: Game = { ...game, id: exampleId(103), slug: 'forum', family: 'forum', needsCode: false };

const session: RunTotals = { totalScore: 600, guessed: 1, rounds: 2, status: 'active' };

const answer: GuessAnswer = {
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

const crowd: Crowd = {
  count: 14,
  medianMinor: 42_000_000,
  q1Minor: 38_000_000,
  q3Minor: 46_000_000,
  bins: [{ fromMinor: 38_000_000, toMinor: 46_000_000, guesses: 14 }],
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

const run: Run = {
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

const round: Round = {
  sessionId: exampleId(1),
  gameListingId: exampleId(12),
  position: 2,
  rounds: 2,
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2025,
  commitment: '56',
  openedAt: '2026-01-01T00:00:00Z',
  deadlineAt: null,
  serverNow: '2026-01-01T00:00:00Z',
  bounds: { minMinor: 100_000, maxMinor: 50_000_000_000 },
  mode: 'classic',
  isRange: false,
  facts: {
    title: 'Τρία δωμάτια',
    propertyType: 'terraced',
    bedrooms: 3,
    bathrooms: 1,
    floorAreaM2: 90,
    yearBuilt: 1901,
    plotAreaM2: 135,
    tenure: 'freehold',
    energyRating: 'Δ',
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

const coded: CodedGame = {
  ...game,
  homes: 2,
  isOneHome: false,
  host: 'Ελένη',
  expiresAt: '2026-01-02T10:00:00Z',
};

const standing = {
  rank: 3,
  players: 12,
  percentile: 80,
  rating: 'advanced' as const,
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
const detail = { title: 'Τρία δωμάτια', town: 'Αθήνα', photo, isWithdrawn: false, crowd, why };
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
const finished: RunSummary = { ...ended, ...standing, share };
const detailed: DetailedRun = {
  ...finished,
  rounds: [
    { ...detail, gameListingId: exampleId(11), position: 1, guess: answer, band: 2 },
    { ...detail, gameListingId: exampleId(12), position: 2, guess: null, band: null },
  ],
};

const post: Post = {
  gameListingId: exampleId(11),
  position: 1,
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2025,
  photo,
  guesses: 12,
  sessionId: exampleId(2),
  isGuessed: true,
  comments: 3,
};

const comment: TalkComment = {
  id: exampleId(21),
  parentId: null,
  displayName: 'Νίκος',
  body: 'Πολύ ακριβό.',
  state: 'visible',
  isOwn: false,
  createdAt: '2026-01-02T10:00:00Z',
  editedAt: '2026-01-02T10:05:00Z',
  editableUntil: null,
  isReported: false,
};

const thread: CommentPage = {
  comments: [
    comment,
    { ...comment, id: exampleId(22), parentId: exampleId(21), state: 'removed', body: null },
    { ...comment, id: exampleId(23), isOwn: true, editableUntil: '2999-01-01T00:00:00Z' },
    { ...comment, id: exampleId(24), isReported: true },
  ],
  hasMore: true,
  total: 4,
  isBlocked: false,
  mayModerate: true,
};

const openReports: OpenReports = {
  subjects: [
    {
      kind: 'comment',
      commentId: exampleId(21),
      entry: null,
      displayName: 'Νίκος',
      body: 'Πολύ ακριβό.',
      home: 'Τρία δωμάτια',
      reports: [{ reason: 'abuse', note: 'Όχι', createdAt: '2026-01-02T10:00:00Z' }],
      firstAt: '2026-01-02T10:00:00Z',
    },
    {
      kind: 'name',
      commentId: null,
      entry: '1',
      displayName: 'Νίκος',
      body: null,
      home: null,
      reports: [{ reason: 'spam', note: '', createdAt: '2026-01-02T10:00:00Z' }],
      firstAt: '2026-01-02T11:00:00Z',
    },
  ],
  blocked: [{ commentId: exampleId(25), displayName: 'Ελένη', createdAt: '2026-01-02T10:00:00Z' }],
  log: (['remove', 'rename', 'block', 'unblock', 'dismiss'] as const).map((action) => ({
    action,
    before: 'Πριν',
    reason: 'Γιατί',
    actedAt: '2026-01-02T10:00:00Z',
    actor: 'Άννα',
  })),
};

const place: OwnPlace = {
  rank: 3,
  players: 12,
  percentile: 80,
  totalScore: 600,
  displayName: 'Ελένη',
  isTimed: true,
  finishedAt: '2026-01-02T10:00:00Z',
  cursor: '3',
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
const price: KnownPrice = { amountMinor: 40_000_000, kind: 'sold', on: '2025-03' };

const report: ClientReport = {
  game: { id: game.id, slug: game.slug, title: game.title, currency: game.currency, isSample: true },
  agency: { name: 'Οίκος', email: '1@2.3' },
  madeAt: '2026-01-02T10:00:00Z',
  players: 14,
  guesses: 14,
  medianRatio: 1.05,
  q1Ratio: 0.95,
  q3Ratio: 1.15,
  homes: [
    {
      gameListingId: exampleId(11),
      position: 1,
      photo,
      title: 'Τρία δωμάτια',
      town: 'Αθήνα',
      district: '10431',
      price,
      crowd,
      abovePercent: 64.3,
      trend: [
        { weekOn: '2026-01-05', guesses: 9, medianMinor: 41_000_000 },
        { weekOn: '2026-01-12', guesses: 5, medianMinor: 42_000_000 },
      ],
    },
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

const managedHome: ManagedHome = {
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

const managedListing: ManagedListing = {
  game: { slug: 'one', family: 'public', title: 'Παιχνίδι', currency: 'GBP' },
  gameListingId: exampleId(12),
  listingId: exampleId(13),
  version: 2,
  status: 'available',
  portal: null,
  sourceUrl: null,
  mayEdit: true,
  seesPrice: true,
  otherGames: 1,
  facts: {
    title: 'Τρία δωμάτια',
    description: 'Κοντά στο πάρκο.',
    bedrooms: 3,
    bathrooms: 1,
    floorAreaM2: 90,
    plotAreaM2: 135,
    yearBuilt: 1901,
    energyRating: 'Δ',
    councilTaxBand: null,
    features: ['Κήπος'],
    town: 'Αθήνα',
    district: '10431',
    region: 'Αττική',
    propertyType: 'Σπίτι',
    tenure: null,
    addressLine: 'Οδός 1',
    postcode: '10431',
    countryCode: 'GR',
    latitude: 38,
    longitude: 23,
  },
  prices: [{ ...managedHome.price, createdAt: '2026-01-02T10:00:00Z' }],
  photos: [{ ...photo, room: 'Κουζίνα', isHidden: true, rightsStatus: 'own' }],
};

const takedown: Takedown = {
  id: exampleId(41),
  status: 'open',
  createdAt: '2026-01-02T10:00:00Z',
  reporterName: 'Άννα',
  reporterEmail: '1@2.3',
  capacity: 'owner',
  subject: 'photos',
  pageUrl: 'Οδός 1',
  sourceUrl: '123',
  statement: 'Είναι το σπίτι μου.',
  decidedAt: null,
  decidedBy: null,
  decisionNote: '',
  home: {
    listingId: exampleId(13),
    title: 'Τρία δωμάτια',
    town: 'Αθήνα',
    district: '10431',
    photo,
    status: 'available',
    games: ['Παιχνίδι'],
  },
};

const takedownPages: Readonly<Record<'open' | 'decided', TakedownPage>> = {
  open: {
    isStaff: true,
    rows: [takedown, { ...takedown, id: exampleId(42), home: null }],
    next: '2',
    elsewhere: 1,
  },
  decided: {
    isStaff: true,
    rows: [
      {
        ...takedown,
        status: 'granted',
        decidedAt: '2026-01-02T10:00:00Z',
        decidedBy: 'Ελένη',
        decisionNote: 'Ναι.',
      },
    ],
    next: null,
    elsewhere: 0,
  },
};

const importEntry: ImportEntry = {
  id: exampleId(51),
  way: 'link',
  sourceHost: null,
  outcome: 'read',
  code: null,
  reason: null,
  grade: null,
  home: 'Οδός 1',
  link: '123',
  createdAt: '2026-01-02T10:00:00Z',
  isWithdrawn: false,
  card: null,
};

const imports: ImportPage = {
  rows: [
    importEntry,
    { ...importEntry, id: exampleId(52), way: 'file', outcome: 'refused', code: 'rent', home: null },
    { ...importEntry, id: exampleId(53), way: 'typed', outcome: 'ask', code: 'host_not_allowed', home: null },
  ],
  next: '2',
};

const guessPage: GuessPage = {
  rows: [
    {
      sessionId: exampleId(1),
      displayName: 'Νίκος',
      isGuest: true,
      amountMinor: 45_000_000,
      lowMinor: null,
      highMinor: null,
      currency: 'GBP',
      errorPercent: 12.5,
      score: 600,
      isLate: false,
      guessedAt: '2026-01-02T10:00:00Z',
      isRanked: true,
      isCounted: true,
      runStatus: 'finished',
      exclusion: null,
    },
  ],
  next: null,
  seesPrice: true,
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
  total: 1,
  hasMore: false,
};

const card: ListingCard = {
  id: exampleId(13),
  title: 'Τρία δωμάτια',
  currency: 'GBP',
  propertyType: 'terraced',
  bedrooms: 3,
  town: 'Αθήνα',
  district: '10431',
  region: 'Αττική',
  countryCode: 'GR',
  address: 'Οδός 1',
  photos: [photo],
  price: { kind: 'sold', amountMinor: 40_000_000 },
  createdAt: '2026-01-02T10:00:00Z',
};

const homeToAdd: HomeToAdd = {
  listingId: exampleId(13),
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  photo,
};

const draft: DraftEntry = {
  id: exampleId(61),
  version: 1,
  updatedAt: '2026-01-02T10:00:00Z',
  title: 'Παιχνίδι',
  family: 'public',
  rows: 1,
  published: null,
};

const boardRows: BoardRow[] = [1, 2].map((rank) => ({
  rank,
  displayName: 'Νίκος',
  totalScore: 900,
  finishedAt: '2026-01-02T10:00:00Z',
  cursor: String(rank),
}));

/** One answer for each call of the table. */
export const examples: { readonly [Name in RpcName]: RpcAnswer<Name, Example<Name>> } & {
  readonly [Name in FunctionName]: FunctionAnswer<Name>;
} = {
  accept_spoiler: { guestToken: null },
  board_facts: { isTimed: true, hasTimed: true, hasUntimed: true, mayModerate: true, openReports: 2 },
  brand_games: [{ ...game, id: exampleId(102), slug: 'two', title: 'Άλλο' }],
  brand_record: {
    id: exampleId(100),
    key: 'default',
    name: 'Οίκος',
    displayName: 'Οίκος',
    whitelabelName: 'Οίκος',
    homeUrl: '/',
    serviceEmail: '1@2.3',
    logoUrl: null,
    layout: 'classic',
    homePage: 'game',
    brandedGameSlug: 'one',
    description: '',
    phone: '123',
    whatsapp: null,
    company: 'Εταιρεία',
    address: ['Οδός 1'],
    website: 'http://127.0.0.1',
    agentName: 'Μαρία',
    agentTitle: 'Μεσίτρια',
    specialties: ['Βίλες'],
    coverageAreas: ['Αθήνα'],
    brandColors: null,
    socialMedia: {},
    propertyReference: null,
    location: null,
    analyticsId: null,
    timeZone: 'Europe/London',
    currency: 'GBP',
    supportedLocales: [],
    theme: {},
    isSample: true,
  },
  change_access_code: { id: exampleId(31), version: 2 },
  claim_guest_runs: { claimed: 2 },
  client_report: report,
  create_photo_folders: ['1'],
  crowd_figures: crowd,
  delete_comment: true,
  delete_draft: true,
  exclude_run: { isRanked: false },
  forum_posts: [
    post,
    { ...post, gameListingId: exampleId(12), sessionId: null, isGuessed: false, comments: null, guesses: 0 },
  ],
  game_choices: {
    places: [{ place: '12:Αττική', games: 12 }],
    families: FAMILY_KEYS.map((family) => ({ family, games: 1 })),
  },
  game_collection: {
    games: [{ ...game, id: exampleId(102), slug: 'two', title: 'Άλλο' }],
    total: 1200,
    next: '1',
  },
  game_homes: {
    sessionId: null,
    homes: [home, { ...home, gameListingId: exampleId(12), position: 2, guessed: null }],
  },
  game_overview: game,
  give_up_run: { ...run, status: 'abandoned' },
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
  homes_to_add: [homeToAdd],
  homes_to_take_down: [homeToAdd],
  leaderboard: boardRows,
  leaderboard_place: place,
  lift_source_ban: true,
  list_templates: [{ key: 'classic', family: 'public', rules: { rounds: 5 }, homes: 5 }],
  listed_games: [{ slug: 'one', family: 'public', leaderboardEnabled: true }],
  make_access_code: { id: exampleId(31), code: '1234' },
  manage_game: managedGame,
  manage_guess_figures: {
    game: managedListing.game,
    home: managedHome,
    crowd,
    counts: { all: 15, counted: 14, late: 0, excluded: 1 },
  },
  manage_guesses: guessPage,
  manage_listing: managedListing,
  may_manage_game: true,
  may_open_page: true,
  moderate_comment: { displayName: 'Νίκος' },
  moderate_name: { displayName: 'Νίκος' },
  note_imports: [exampleId(51)],
  one_off_games: { games: [{ ...game, family: 'one-off' }], next: '1' },
  open_reports: openReports,
  open_round: round,
  own_brands: [{ key: 'default', displayName: 'Οίκος', logoUrl: null }],
  own_drafts: [draft],
  own_imports: imports,
  own_listings: { rows: [card], next: null },
  own_place: place,
  read_comments: thread,
  read_draft: { ...draft, document: EXAMPLE_DRAFT },
  report_comment: true,
  report_name: { guestToken: null },
  restore_run: { isRanked: true },
  resumable_runs: [
    resumable,
    { ...resumable, sessionId: exampleId(2) },
    { ...resumable, sessionId: exampleId(3), status: 'expired' },
  ],
  run_state: run,
  save_draft: { ...draft, version: 2 },
  save_scoot: scoot,
  scoot_games: scoot,
  session_results: finished,
  set_detail_sharing: true,
  set_game_state: managedGame,
  source_bans: { rows: [], next: null },
  switch_access_code: true,
  takedowns: takedownPages.open,
  template_homes: [card],
  unfinished_runs: [],
  'check-name': { displayName: 'Ελένη' },
  'find-by-code': { games: [coded, { ...coded, id: exampleId(102), isOneHome: true }] },
  'import-listing': { rows: [] },
  'open-report': {},
  'publish-game': { photosLeft: 2 },
  'request-takedown': { reference: exampleId(41) },
  'reveal-hint': { hint: { kind: 'year', value: 1901, unit: 'year' }, multiplier: 0.95 },
  'save-game': managedGame,
  'save-listing': managedListing,
  'start-run': {
    sessionId: exampleId(1),
    game: { id: game.id, slug: 'one', family: 'public', currency: 'GBP', rounds: 2 },
    rounds: [],
    ranked: true,
  },
  'submit-guess': answer,
  'withdraw-listing': { withdrawn: [], voidRounds: 0, filesLeft: 0 },
  'write-comment': { comment, replayed: false },
};

/** What the example of a call was asked with, where its answer follows from that. */
type Example<Name> = Name extends 'session_results' ? { readonly variant: 'summary' } : unknown;

/** Further answers that screens look different with. */
export const otherExamples = {
  forum,
  noGames: { games: [], total: 0, next: null },
  decided: takedownPages.decided,
};
