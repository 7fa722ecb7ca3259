import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

/** One answer for each call about what there is in a dossier and how its homes compare. */
export const dossierHomesCalls: ExamplesOf<
  'begin_dossier_visit' | 'dossier_state' | 'verdicts_of_comparison'
> = {
  begin_dossier_visit: { sinceAt: '2026-11-20T18:30:00Z', salesPlace: 'ΠΛ1', salesOn: '2026-10-02' },
  dossier_state: {
    ...{
      hasProfile: true,
      photos: 3,
      notes: 12,
      questionsUnasked: 4,
      questionsUnanswered: 1,
      tasksOverdue: 0,
    },
    ...{ viewingsAhead: 1, viewingsPast: 0, surveys: 0, mortgageMeetings: 0, offers: 0 },
    checklistKeys: ['survey'],
    event: null,
  },
  verdicts_of_comparison: {
    mayJudge: true,
    people: [
      {
        userId: exampleId(3),
        name: 'ΕΛΕΝΗ',
        isSelf: true,
        hasJudged: true,
        verdict: {
          winner: 'one',
          parts: { cost: 'other' },
          reason: 'ΦΩΣ',
          givenAt: '2026-11-24T09:30:00Z',
        },
      },
      { userId: exampleId(4), name: 'ΝΙΚΟΣ', isSelf: false, hasJudged: false, verdict: null },
    ],
  },
};
