import type { dossierRpcs } from '../dossier-calls.ts';
import type { dossierAnswersCalls } from './dossier-answers.ts';
import type { dossierHomesCalls } from './dossier-homes.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

/** One answer for each call of this subject. */
export const dossiersCalls: ExamplesOf<
  | Exclude<keyof typeof dossierRpcs, keyof typeof dossierAnswersCalls | keyof typeof dossierHomesCalls>
  | 'keep-dossier-photo'
> = {
  'keep-dossier-photo': { isStored: true },
  accept_invitation: { dossierId: exampleId(1), role: 'adviser' },
  add_listing_to_dossier: { assetId: exampleId(2) },
  archive_dossier: true,
  choose_primary_home: true,
  create_dossier: { dossierId: exampleId(1) },
  delete_dossier: { goneAt: '2026-12-24T09:30:00Z' },
  dossier_invitation: {
    dossierId: null,
    title: 'ΣΠΙΤΙ ΣΤΗΝ ΠΛΑΚΑ',
    role: 'adviser',
    ownRole: null,
    expiresAt: '2026-12-08T09:30:00Z',
    owner: 'ΕΛΕΝΗ',
  },
  dossier_log: {
    rows: [
      {
        id: 2,
        action: 'joined',
        loggedAt: '2026-11-24T09:30:00Z',
        actor: 'ΝΙΚΟΣ',
        subject: null,
        role: 'adviser',
        ticks: [],
      },
    ],
    next: null,
  },
  dossier_people: {
    topic: `dossier:${exampleId(1)}:${'0f'.repeat(32)}`,
    people: [
      {
        userId: exampleId(3),
        name: 'ΕΛΕΝΗ',
        role: 'owner',
        ticks: [],
        joinedAt: '2026-11-24T09:00:00Z',
        isSelf: true,
      },
      {
        userId: exampleId(4),
        name: 'ΝΙΚΟΣ',
        role: 'adviser',
        ticks: ['offers'],
        joinedAt: '2026-11-24T09:30:00Z',
        isSelf: false,
      },
    ],
    invitations: [
      {
        id: exampleId(5),
        role: 'viewer',
        mostUses: 3,
        uses: 1,
        createdAt: '2026-11-24T09:30:00Z',
        expiresAt: '2026-12-08T09:30:00Z',
        isForOneAccount: false,
      },
    ],
    supportUntil: null,
  },
  dossier_feed: {
    dossierId: exampleId(1),
    title: 'ΣΠΙΤΙ ΣΤΗΝ ΠΛΑΚΑ',
    events: [
      {
        id: exampleId(6),
        title: 'ΠΡΩΤΗ ΕΠΙΣΚΕΨΗ',
        startsAt: '2026-12-01T09:30:00Z',
        endsAt: '2026-12-01T10:00:00Z',
        timeZone: 'Europe/London',
        isAllDay: false,
        place: 'ΟΔΟΣ 1',
        details: '',
        version: 2,
        updatedAt: '2026-11-24T09:30:00Z',
      },
    ],
    gone: [],
    tasks: [
      {
        id: exampleId(7),
        title: 'ΤΡΑΠΕΖΑ',
        dueOn: '2026-12-02',
        isDone: false,
        version: 1,
        updatedAt: '2026-11-24T09:30:00Z',
      },
    ],
  },
  dossier_listing_photos: { photos: [{ ...photo, rights: 'open-data' }], linkedOnly: 1 },
  dossier_photo_to_store: { dossierId: exampleId(1), isStored: false },
  end_dossier_feed: true,
  give_verdict: true,
  hand_over_dossier: true,
  held_homes_of_dossier: [exampleId(2)],
  invite_to_dossier: { id: exampleId(5), token: 'ab'.repeat(32), expiresAt: '2026-12-08T09:30:00Z' },
  log_dossier_access: true,
  own_dossiers: {
    dossiers: [{ id: exampleId(1), title: 'ΣΠΙΤΙ ΣΤΗΝ ΠΛΑΚΑ', role: 'owner', isArchived: false }],
  },
  make_dossier_feed: { token: 'cd'.repeat(32) },
  mark_dossier_notices: 0,
  own_dossier_feed: { isMade: true, createdAt: '2026-11-24T09:30:00Z', readAt: null },
  own_dossier_notice_ways: {
    ways: [
      { kind: 'note_shared', way: 'app' },
      { kind: 'task_assigned', way: 'at_once' },
      { kind: 'task_done', way: 'off' },
    ],
    hour: 8,
    quietFrom: 22,
    quietUntil: 7,
    timeZone: 'Europe/London',
    address: 'eleni@example.com',
  },
  own_dossier_notices: {
    rows: [
      {
        id: exampleId(8),
        kind: 'stage_changed',
        madeAt: '2026-11-24T09:30:00Z',
        isRead: false,
        actor: 'ΝΙΚΟΣ',
        subjectId: exampleId(2),
        title: 'ΟΔΟΣ 1',
        assetId: exampleId(2),
        startsAt: null,
        timeZone: null,
        fromStage: 'viewing',
        toStage: 'offer',
      },
    ],
    next: null,
  },
  own_misses: [{ miss: -0.08, area: 'YO24', kind: 'terraced', priceMinor: 25_000_000, currency: 'GBP' }],
  put_home_back: true,
  remove_from_dossier: true,
  remove_home_from_dossier: true,
  restore_dossier: true,
  revoke_dossier_invitation: true,
  set_dossier_member: true,
  set_dossier_notice_ways: {
    ways: [
      { kind: 'note_shared', way: 'app' },
      { kind: 'task_assigned', way: 'at_once' },
      { kind: 'task_done', way: 'off' },
    ],
    hour: 8,
    quietFrom: 22,
    quietUntil: 7,
    timeZone: 'Europe/London',
    address: 'eleni@example.com',
  },
  set_dossier_photo_removed: true,
  set_dossier_support: true,
  superwise_dossier_home: {
    id: exampleId(2),
    dossierId: exampleId(1),
    createdAt: '2026-11-24T09:00:00Z',
    updatedAt: '2026-11-24T09:30:00Z',
    supportUntil: '2026-11-30T09:30:00Z',
    content: {
      title: 'ΣΠΙΤΙ',
      stage: 'viewing',
      addressLine: 'ΑΔΡΙΑΝΟΥ 7',
      town: 'ΑΘΗΝΑ',
      postcode: '10555',
      countryCode: 'GR',
      sourceUrl: 'https://example.com/7',
      listingId: null,
      facts: [{ name: 'bedrooms', value: 2, source: 'example.com', on: '2026-11-24' }],
      versions: [
        {
          id: 1,
          name: 'bedrooms',
          value: 2,
          source: 'example.com',
          saidOn: '2026-11-24',
          savedAt: '2026-11-24T09:00:00Z',
        },
      ],
      imports: [
        {
          id: exampleId(3),
          way: 'link',
          sourceHost: 'example.com',
          outcome: 'read',
          code: null,
          grade: 'A',
          createdAt: '2026-11-24T09:00:00Z',
        },
      ],
    },
  },
  superwise_dossiers: {
    rows: [
      {
        id: exampleId(1),
        countryCode: 'GB',
        createdAt: '2026-11-24T09:00:00Z',
        updatedAt: '2026-11-24T09:30:00Z',
        archivedAt: null,
        deletedAt: null,
        people: 2,
        homes: [exampleId(2)],
        supportUntil: null,
      },
    ],
    next: null,
  },
  unread_dossier_notices: 3,
};
