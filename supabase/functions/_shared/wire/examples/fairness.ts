import type { Notice } from '../notices.ts';
import type { Correction, Dispute, Poll } from '../fairness.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const AT = '2026-01-02T10:00:00Z';

const poll: Poll = {
  gameListingId: exampleId(12),
  state: 'settled',
  openedAt: '2025-06-02T10:00:00Z',
  lockedAt: AT,
  guesses: 2,
  seal: 'a1'.repeat(32),
  endedAt: '2026-02-02T10:00:00Z',
  givesUpAt: '2026-12-02T10:00:00Z',
};

const correction: Correction = {
  id: exampleId(31),
  gameListingId: exampleId(12),
  position: 1,
  action: 'correct',
  reason: 'wrong_price',
  runs: 3,
  madeAt: AT,
};

const dispute: Dispute = {
  id: exampleId(32),
  gameListingId: exampleId(12),
  title: 'Τρία δωμάτια',
  reason: 'wrong_price',
  note: 'Πουλήθηκε ακριβότερα.',
  state: 'refused',
  createdAt: AT,
  decidedAt: AT,
  decisionNote: 'Όχι',
  appealedAt: null,
  appealNote: '',
  judgedAt: null,
  judgementNote: '',
};

const notice: Notice = {
  id: exampleId(41),
  kind: 'corrected',
  madeAt: AT,
  isRead: false,
  sessionId: exampleId(1),
  game: { slug: 'one', family: 'public', title: 'Παιχνίδι' },
  gameListingId: exampleId(12),
  home: 'Τρία δωμάτια',
  position: 1,
  correction: {
    action: 'settle',
    reason: 'sold',
    note: 'Λάθος',
    wasGuessed: true,
    totalBefore: 3000,
    totalAfter: 3900,
  },
  answer: null,
  hiddenBecause: null,
  mayGoOn: true,
};
const aboutNothing = { correction: null, mayGoOn: false, isRead: true };

/** One answer for each call of this subject. */
export const fairnessCalls: ExamplesOf<
  | 'appeal_dispute'
  | 'appeals'
  | 'day_corrections'
  | 'decide_dispute'
  | 'game_corrections'
  | 'game_fairness'
  | 'go_on_with_run'
  | 'lock_poll'
  | 'mark_notices_read'
  | 'open_poll'
  | 'own_notices'
  | 'poll_record'
  | 'raise_dispute'
  | 'rescore-home'
  | 'run_fairness'
  | 'runs_to_look_at'
  | 'unread_notices'
> = {
  appeal_dispute: { ...dispute, state: 'appealed', appealedAt: AT, appealNote: 'Κι όμως' },
  appeals: {
    appeals: [
      {
        ...dispute,
        state: 'appealed',
        appealedAt: AT,
        appealNote: 'Κι όμως',
        player: 'Νίκος',
        gameSlug: 'one',
        gameTitle: 'Παιχνίδι',
        brand: 'default',
      },
    ],
    next: null,
  },
  day_corrections: {
    corrections: [{ ...correction, edition: 'uk', on: '2026-01-01', number: 12 }],
    next: null,
  },
  decide_dispute: { ...dispute, state: 'upheld', decisionNote: '' },
  game_corrections: { title: 'Παιχνίδι', corrections: [correction], next: null },
  game_fairness: {
    polls: [
      {
        ...poll,
        state: 'open',
        lockedAt: null,
        guesses: null,
        seal: null,
        endedAt: null,
        title: 'Τρία δωμάτια',
        guessesNow: 2,
      },
      { ...poll, gameListingId: exampleId(14), state: 'locked', endedAt: null, title: 'Δύο', guessesNow: 2 },
    ],
    disputes: [{ ...dispute, state: 'open', decidedAt: null, decisionNote: '', player: 'Νίκος' }],
    corrections: [{ ...correction, title: 'Τρία δωμάτια', note: 'Λάθος' }],
    homes: [
      {
        gameListingId: exampleId(12),
        title: 'Τρία δωμάτια',
        currency: 'GBP',
        mayPrice: true,
        mayPoll: false,
        guesses: 2,
      },
    ],
  },
  go_on_with_run: { sessionId: exampleId(1), gameListingId: exampleId(14) },
  lock_poll: { ...poll, state: 'locked', endedAt: null },
  mark_notices_read: 0,
  own_notices: {
    notices: [
      notice,
      { ...notice, ...aboutNothing, id: exampleId(42), kind: 'poll_locked' },
      {
        ...notice,
        ...aboutNothing,
        id: exampleId(43),
        kind: 'answered',
        answer: { reason: 'wrong_price', state: 'refused', note: 'Όχι' },
      },
      {
        ...notice,
        ...aboutNothing,
        id: exampleId(44),
        kind: 'run_hidden',
        home: null,
        position: null,
        hiddenBecause: 'Γιατί',
      },
    ],
    next: null,
  },
  open_poll: { ...poll, state: 'open', lockedAt: null, guesses: null, seal: null, endedAt: null },
  poll_record: {
    ...poll,
    own: { sessionId: exampleId(1), salt: 'b2'.repeat(32), leaf: 'c3'.repeat(32) },
    leaves: ['c3'.repeat(32), 'd4'.repeat(32)],
  },
  raise_dispute: { ...dispute, state: 'open', decidedAt: null, decisionNote: '' },
  'rescore-home': correction,
  run_fairness: {
    corrections: [
      {
        ...correction,
        title: 'Τρία δωμάτια',
        note: 'Λάθος',
        wasGuessed: true,
        isOfPair: false,
        currency: 'GBP',
        priceBeforeMinor: 40_000_000,
        priceAfterMinor: 44_000_000,
        scoreBefore: 1000,
        scoreAfter: 683,
        totalBefore: 3000,
        totalAfter: 2683,
      },
    ],
    wrongEnd: { homesLeft: 2, obstacle: null },
    disputes: [dispute],
    polls: [{ ...poll, position: 1 }],
    exclusion: { reason: 'Γιατί', excludedAt: AT },
  },
  runs_to_look_at: {
    tested: 40,
    runs: [
      {
        sessionId: exampleId(1),
        displayName: 'Νίκος',
        finishedAt: AT,
        rounds: 5,
        near: 5,
        nearChances: [0.04, 0.04, 0.05, 0.03, 0.04],
        fast: 0,
        medianSeconds: 21,
      },
    ],
  },
  unread_notices: 2,
};
