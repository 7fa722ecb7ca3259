import { EXAMPLE_DRAFT } from './example-draft.ts';
import type { DraftEntry } from '../own-drafts.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';

const draft: DraftEntry = {
  id: exampleId(61),
  version: 1,
  updatedAt: '2026-01-02T10:00:00Z',
  title: 'Παιχνίδι',
  family: 'public',
  rows: 1,
  published: null,
  deletedAt: null,
};

/** One answer for each call of this subject. */
export const ownDraftsCalls: ExamplesOf<
  | 'create_photo_folders'
  | 'delete_draft'
  | 'deleted_drafts'
  | 'own_drafts'
  | 'read_draft'
  | 'restore_draft'
  | 'save_draft'
  | 'save_draft_changes'
  | 'publish-game'
> = {
  create_photo_folders: ['1'],
  delete_draft: true,
  deleted_drafts: [{ ...draft, deletedAt: '2026-01-03T10:00:00Z' }],
  own_drafts: [draft],
  read_draft: { ...draft, document: EXAMPLE_DRAFT },
  restore_draft: draft,
  save_draft: { ...draft, version: 2 },
  save_draft_changes: { ...draft, version: 3 },
  'publish-game': { photosLeft: 2 },
};
