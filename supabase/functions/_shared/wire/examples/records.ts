import type { ExamplesOf } from './examples-of.ts';
import { exampleId } from './example-id.ts';

const run = {
  sessionId: exampleId(1),
  game: { slug: 'one', family: 'public' as const, title: 'Σπίτια', brand: 'default' },
  finishedAt: '2026-01-07T12:00:00Z',
  totalScore: 4210,
  maxScore: 5000,
};

const standing = {
  seasonOn: '2026-01-01',
  homes: 64,
  overPar: 84.2,
  score: 64.1,
  rank: 3,
  players: 212,
  percentile: 99.1,
  tier: 'diamond' as const,
};
const badges = [
  {
    badge: 'first_home' as const,
    fact: 'homes' as const,
    atLeast: 1,
    earnedOn: '2025-11-02',
    rarity: 1,
  },
  { badge: 'homes_100' as const, fact: 'homes' as const, atLeast: 100, earnedOn: null, rarity: 0.21 },
  {
    badge: 'week_in_a_row' as const,
    fact: 'days_in_a_row' as const,
    atLeast: 7,
    earnedOn: '2026-01-07',
    rarity: 0.08,
  },
  { badge: 'countries_10' as const, fact: 'countries' as const, atLeast: 10, earnedOn: null, rarity: null },
];
const profile = {
  name: 'Ελένη',
  isPublic: true,
  handle: '0123456789abcdef',
  shows: ['season' as const, 'badges' as const],
};
const friend = {
  id: exampleId(21),
  name: 'Νίκος',
  sinceAt: '2026-01-02T10:00:00Z',
  games: 5,
  won: 3,
  lost: 2,
};

const signIns = [
  {
    id: exampleId(31),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    signedInAt: '2026-01-02T10:00:00Z',
    usedAt: '2026-01-08T09:00:00Z',
    isThis: true,
  },
  {
    id: exampleId(32),
    userAgent: null,
    signedInAt: '2026-01-01T10:00:00Z',
    usedAt: '2026-01-01T10:00:00Z',
    isThis: false,
  },
];

/** One answer for each call of this subject. */
export const recordsCalls: ExamplesOf<
  | 'accept_friend'
  | 'account_goes_at'
  | 'delete_account'
  | 'friend_invitation'
  | 'head_to_head'
  | 'invite_friend'
  | 'keep_account'
  | 'leave_friend'
  | 'own_accuracy'
  | 'own_badges'
  | 'own_data'
  | 'own_friends'
  | 'own_play'
  | 'own_profile'
  | 'own_seasons'
  | 'offers_second_factors'
  | 'own_sessions'
  | 'public_profile'
  | 'save_profile'
  | 'season_board'
  | 'sign_out_session'
  | 'withdraw_friend_invitation'
> = {
  own_accuracy: {
    guesses: 64,
    medianPercent: 9.4,
    within5: 18,
    within10: 34,
    within20: 51,
    bias: [
      { kind: 'all', n: 64, mean: 0.05, spread: 0.16 },
      { kind: 'area', area: 'Θεσσαλία', countryCode: 'GR', n: 24, mean: -0.08, spread: 0.14 },
      { kind: 'area', area: 'Κρήτη', countryCode: 'GR', n: 6, mean: 0.2, spread: 0.1 },
      {
        kind: 'price',
        currency: 'GBP',
        step: 16,
        n: 40,
        mean: 0.02,
        spread: 0.15,
      },
      { kind: 'type', propertyType: 'flat', n: 22, mean: 0.11, spread: 0.18 },
      { kind: 'type', propertyType: 'terraced', n: 30, mean: -0.02, spread: 0.12 },
    ],
    ranges: [
      { widthFrom: 0, widthTo: 0.1, n: 12, held: 3 },
      { widthFrom: 0.2, widthTo: 0.4, n: 15, held: 9 },
      { widthFrom: 0.4, widthTo: null, n: 8, held: 7 },
    ],
  },
  own_play: {
    on: '2026-01-08',
    daysShown: 182,
    firstAt: '2025-11-02T08:00:00Z',
    runs: 16,
    endedRuns: 15,
    rankedRuns: 13,
    homes: 78,
    daysPlayed: 9,
    days: [
      { on: '2025-12-30', homes: 5 },
      { on: '2026-01-07', homes: 10 },
      { on: '2026-01-08', homes: 3 },
    ],
    bestRun: run,
    mostOverPar: { ...run, overPar: 640 },
    closest: { ...run, logError: -0.004, title: 'Μονοκατοικία' },
  },
  accept_friend: { name: 'Νίκος' },
  account_goes_at: '2026-02-07T10:00:00Z',
  delete_account: { goesAt: '2026-02-07T10:00:00Z' },
  keep_account: true,
  friend_invitation: { name: 'Νίκος', expiresAt: '2026-01-20T10:00:00Z', isOwn: false, areFriends: false },
  head_to_head: {
    ...friend,
    latest: [
      { gameId: exampleId(31), title: 'Σπίτια', ownScore: 4210, friendScore: 3900, maxScore: 5000 },
      { gameId: exampleId(32), title: 'Πάτρα', ownScore: 2100, friendScore: 2100, maxScore: 3000 },
      { gameId: exampleId(33), title: 'Κρήτη', ownScore: 1900, friendScore: 3900, maxScore: 5000 },
    ],
  },
  invite_friend: { id: exampleId(22), token: '1'.repeat(64), expiresAt: '2026-01-20T10:00:00Z' },
  leave_friend: true,
  own_badges: {
    badges,
    facts: [
      { fact: 'homes', amount: 78 },
      { fact: 'days_in_a_row', amount: 9 },
      { fact: 'countries', amount: 2 },
    ],
  },
  offers_second_factors: true,
  own_sessions: signIns,
  sign_out_session: signIns.slice(0, 1),
  own_data: { exportedAt: '2026-01-08T10:00:00Z', runs: [] },
  own_friends: {
    friends: [friend],
    invitations: [
      { id: exampleId(22), createdAt: '2026-01-06T10:00:00Z', expiresAt: '2026-01-20T10:00:00Z' },
    ],
  },
  own_profile: profile,
  own_seasons: {
    seasonOn: '2026-01-01',
    endsOn: '2026-04-01',
    current: standing,
    past: [{ ...standing, seasonOn: '2025-10-01', rank: 40, percentile: 71, tier: 'gold' as const }],
  },
  public_profile: {
    name: 'Ελένη',
    sinceOn: '2025-11-02',
    season: standing,
    badges: badges.filter(({ earnedOn }) => earnedOn !== null),
    accuracy: { guesses: 64, medianPercent: 9.4 },
    days: 9,
  },
  save_profile: profile,
  season_board: {
    seasonOn: '2026-01-01',
    endsOn: '2026-04-01',
    players: 212,
    rows: [
      {
        id: '1',
        rank: 1,
        displayName: 'Άννα',
        homes: 120,
        overPar: 140.2,
        score: 120.1,
        isOwn: false,
        tier: 'diamond',
      },
      {
        id: '2',
        rank: 2,
        displayName: 'Ελένη',
        homes: 64,
        overPar: 84.2,
        score: 64.1,
        isOwn: true,
        tier: 'diamond',
      },
    ],
    next: '50',
  },
  withdraw_friend_invitation: true,
};
