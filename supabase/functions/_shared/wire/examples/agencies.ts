import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call of this subject. */
export const agenciesCalls: ExamplesOf<'own_agencies' | 'agency_activity'> = {
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
