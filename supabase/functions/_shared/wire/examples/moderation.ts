import type { OpenReports } from '../moderation.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

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

/** One answer for each call of this subject. */
export const moderationCalls: ExamplesOf<
  'moderate_comment' | 'moderate_name' | 'open_reports' | 'report_name'
> = {
  moderate_comment: { displayName: 'Νίκος' },
  moderate_name: { displayName: 'Νίκος' },
  open_reports: openReports,
  report_name: { guestToken: null },
};
