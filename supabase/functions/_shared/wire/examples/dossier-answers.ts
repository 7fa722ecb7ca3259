import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call to what answers from a dossier. */
export const dossierAnswersCalls: ExamplesOf<
  | 'begin_dossier_answer'
  | 'begin_feedback_remarks'
  | 'delete_dossier_conversation'
  | 'dossier_conversation'
  | 'dossier_conversations'
  | 'dossier_ai_state'
  | 'set_model_consent'
  | 'stop_dossier_answer'
  | 'dossier-chat'
  | 'dossier-feedback'
> = {
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
  set_model_consent: true,
  stop_dossier_answer: true,
};
