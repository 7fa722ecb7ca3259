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
};

/** One answer for each call of this subject. */
export const ownDraftsCalls: ExamplesOf<
  'create_photo_folders' | 'delete_draft' | 'own_drafts' | 'read_draft' | 'save_draft' | 'publish-game'
> = {
  create_photo_folders: ['1'],
  delete_draft: true,
  own_drafts: [draft],
  read_draft: { ...draft, document: EXAMPLE_DRAFT },
  save_draft: { ...draft, version: 2 },
  'publish-game': { photosLeft: 2 },
};
