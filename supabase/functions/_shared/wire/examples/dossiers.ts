import type { dossierRpcs } from '../dossier-calls.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call of this subject. */
export const dossiersCalls: ExamplesOf<keyof typeof dossierRpcs | 'dossier-chat' | 'dossier-feedback'> = {
  accept_invitation: { dossierId: exampleId(1), role: 'adviser' },
  add_listing_to_dossier: { assetId: exampleId(2) },
  archive_dossier: true,
  begin_dossier_answer: {
    threadId: exampleId(7),
    isNew: true,
    question: 'ΠΟΣΑ ΔΩΜΑΤΙΑ;',
    claims: [
      {
        text: 'ΤΡΙΑ ΔΩΜΑΤΙΑ',
        sources: [{ kind: 'fact', id: `${exampleId(2)}/bedrooms`, quote: 'bedrooms: 3' }],
      },
    ],
    cuts: ['no_source'],
    state: 'streaming',
    refused: null,
    fault: null,
    currency: 'EUR',
    questionsLeft: 59,
    earlier: [],
  },
  begin_feedback_remarks: true,
  choose_primary_home: true,
  create_dossier: { dossierId: exampleId(1) },
  delete_dossier: { goneAt: '2026-12-24T09:30:00Z' },
  delete_dossier_conversation: true,
  dossier_conversation: {
    id: exampleId(7),
    title: 'ΠΟΣΑ ΔΩΜΑΤΙΑ;',
    messages: [
      {
        id: exampleId(8),
        question: 'ΠΟΣΑ ΔΩΜΑΤΙΑ;',
        claims: [
          {
            text: 'ΤΡΙΑ ΔΩΜΑΤΙΑ',
            sources: [{ kind: 'fact', id: `${exampleId(2)}/bedrooms`, quote: 'ΔΩΜΑΤΙΑ: 3' }],
          },
        ],
        cuts: ['no_source'],
        state: 'done',
        refused: null,
        fault: null,
      },
    ],
  },
  dossier_conversations: [{ id: exampleId(7), title: 'ΠΟΣΑ ΔΩΜΑΤΙΑ;', updatedAt: '2026-11-24T09:30:00Z' }],
  dossier_ai_state: { agreedTo: 'ΜΟΝΤΕΛΟ', questionsLeft: 60 },
  'dossier-chat': { event: { event: 'text', claim: 1, text: 'ΤΡΙΑ ΔΩΜΑΤΙΑ' } },
  'dossier-feedback': {
    assetId: exampleId(2),
    title: 'ΣΠΙΤΙ',
    madeBy: 'rule',
    provider: null,
    fault: null,
    factsHash: 'a'.repeat(64),
    body: {
      currency: 'EUR',
      strengths: [{ key: 'garden', fact: 'hasGarden', rows: [`${exampleId(2)}/has_garden`] }],
      risks: [],
      questions: ['leaseYears'],
      negotiation: { fromMinor: 30000000, toMinor: 32000000, rows: [exampleId(9)], reasons: [] },
      remarks: [],
      rows: [{ id: `${exampleId(2)}/has_garden`, kind: 'fact', text: 'ΣΠΙΤΙ: has garden: yes' }],
      changed: [{ was: null, is: 'ΣΠΙΤΙ: has garden: yes' }],
    },
  },
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
  hand_over_dossier: true,
  invite_to_dossier: { id: exampleId(5), token: 'ab'.repeat(32), expiresAt: '2026-12-08T09:30:00Z' },
  log_dossier_access: true,
  own_dossiers: {
    dossiers: [{ id: exampleId(1), title: 'ΣΠΙΤΙ ΣΤΗΝ ΠΛΑΚΑ', role: 'owner', isArchived: false }],
  },
  remove_from_dossier: true,
  restore_dossier: true,
  revoke_dossier_invitation: true,
  set_dossier_member: true,
  set_dossier_support: true,
  set_model_consent: true,
  stop_dossier_answer: true,
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
        supportUntil: null,
      },
    ],
    next: null,
  },
};
