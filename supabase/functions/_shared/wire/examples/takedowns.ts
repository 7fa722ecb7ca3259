import type { Takedown, TakedownPage } from '../takedowns.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { homeToAdd } from './managed-homes.ts';
import { photo } from './photos.ts';

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

export const takedownPages: Readonly<Record<'open' | 'decided', TakedownPage>> = {
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

/** One answer for each call of this subject. */
export const takedownsCalls: ExamplesOf<
  | 'homes_to_take_down'
  | 'lift_source_ban'
  | 'source_bans'
  | 'takedowns'
  | 'request-takedown'
  | 'withdraw-listing'
> = {
  homes_to_take_down: [homeToAdd],
  lift_source_ban: true,
  source_bans: { rows: [], next: null },
  takedowns: takedownPages.open,
  'request-takedown': { reference: exampleId(41) },
  'withdraw-listing': { withdrawn: [], voidRounds: 0, filesLeft: 0 },
};
