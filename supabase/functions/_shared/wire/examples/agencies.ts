import type { AgencyPeople } from '../agencies.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const people: AgencyPeople = {
  people: [
    {
      userId: exampleId(1),
      name: 'Μαρία',
      email: '1@2.3',
      role: 'owner',
      since: '2026-11-01T09:30:00Z',
      isSelf: true,
    },
    {
      userId: exampleId(2),
      name: 'Νίκος',
      email: '2@2.3',
      role: 'agent',
      since: '2026-11-02T09:30:00Z',
      isSelf: false,
    },
  ],
  invitations: [
    {
      id: exampleId(3),
      email: '3@2.3',
      role: 'admin',
      sentAt: '2026-11-27T09:30:00Z',
      expiresAt: '2026-12-11T09:30:00Z',
      isOver: false,
    },
  ],
};
const AT = '2026-11-28T09:30:00Z';
const host = {
  id: exampleId(90),
  host: 'homes.example.com',
  token: 'ab'.repeat(32),
  verifiedAt: null,
  checkedAt: null,
  failure: null,
};
const figures = { runs: 12, completed: 9, players: 7, guesses: 110, shares: 4 };

/** One answer for each call of this subject. */
export const agenciesCalls: ExamplesOf<
  | 'accept_agency_invitation'
  | 'agency_activity'
  | 'agency_invitation'
  | 'add_agency_host'
  | 'agency_hosts'
  | 'agency_overview'
  | 'check-host'
  | 'remove_agency_host'
  | 'agency_people'
  | 'all_agencies'
  | 'create_agency'
  | 'hand_over_agency'
  | 'invite_to_agency'
  | 'own_agencies'
  | 'remove_from_agency'
  | 'revoke_agency_invitation'
  | 'set_agency_role'
  | 'suspend_agency'
> = {
  accept_agency_invitation: { agencyId: exampleId(100), brand: 'default' },
  agency_invitation: {
    brand: 'default',
    name: 'Οίκος',
    role: 'agent',
    inviter: 'Μαρία',
    expiresAt: '2026-12-11T09:30:00Z',
    isAccepted: false,
  },
  add_agency_host: [host],
  agency_hosts: [{ ...host, checkedAt: AT, failure: 'no_record' }],
  'check-host': [{ ...host, verifiedAt: AT, checkedAt: AT }],
  remove_agency_host: [],
  agency_overview: {
    days: [
      { onDay: '2026-11-27', ...figures },
      { onDay: '2026-11-28', ...figures },
    ],
    now: figures,
    before: { runs: 10, completed: 5, players: 6, guesses: 80, shares: 2 },
    games: { open: 2, draft: 1 },
    homes: { all: 12, withoutPhotos: 1, withoutPrice: 2, withdrawn: 1, askedDown: 1 },
    people: 1,
    hasPlace: false,
    hasContact: true,
  },
  agency_people: people,
  invite_to_agency: people,
  revoke_agency_invitation: people,
  set_agency_role: people,
  remove_from_agency: people,
  hand_over_agency: { role: 'admin' },
  create_agency: { agencyId: exampleId(100) },
  suspend_agency: { suspendedAt: '2026-11-28T09:30:00Z' },
  all_agencies: {
    rows: [
      {
        id: exampleId(100),
        key: '100',
        displayName: 'Οίκος',
        suspendedAt: null,
        isSample: false,
        people: 3,
        games: 4,
        createdAt: '2026-11-01T09:30:00Z',
      },
    ],
    next: null,
  },
  own_agencies: [
    {
      id: exampleId(100),
      key: 'default',
      displayName: 'Οίκος',
      logoUrl: null,
      role: 'owner',
      currency: 'GBP',
      locales: ['en-GB', 'es-ES'],
    },
  ],
  agency_activity: {
    entries: [
      {
        id: 7,
        actor: 'Μαρία',
        subject: 'agencies',
        person: null,
        verb: 'changed',
        before: { phone: '123' },
        after: { phone: '456' },
        loggedAt: '2026-11-28T09:30:00Z',
      },
    ],
    nextBefore: null,
  },
};
