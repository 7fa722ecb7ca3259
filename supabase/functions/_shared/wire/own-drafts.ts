import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { draftDocument, publishedGame } from './drafts.ts';
import { id } from './fields.ts';

/** A draft in the list of a person's drafts. */
export const draftEntry = z.object({
  id,
  version: z.number().int(),
  updatedAt: z.string(),
  title: z.string(),
  family: z.enum(FAMILY_KEYS),
  rows: z.number().int(),
  published: publishedGame.nullable(),
  /** when it was deleted; a month later it goes for good. Null: it is there */
  deletedAt: z.string().nullable(),
});
export type DraftEntry = z.output<typeof draftEntry>;

/** The drafts of the signed-in person, the newest first. */
export const ownDrafts = {
  takes: z.object({}),
  answers: z.array(draftEntry),
  callers: 'account',
  mayRepeat: true,
} as const;

/** A draft as a newer page may have written it: whoever edits it parses the document. */
export const readDraft = {
  takes: z.object({ draftId: id }),
  answers: draftEntry.extend({ document: z.unknown() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Saves a draft over the version that it was changed from; refuses with `draft_changed` where that is not the newest. */
export const saveDraft = {
  takes: z.object({
    draftId: id,
    document: draftDocument,
    baseVersion: z.number().int(),
    /** names this save, so that the next one can tell it from somebody else's */
    saveId: z.string(),
    /** saves before it that were sent and not answered */
    unanswered: z.array(z.string()).readonly(),
  }),
  answers: draftEntry,
  callers: 'account',
  mayRepeat: true,
} as const;

/**
 * Saves what differs from the version that the server has: a draft of many homes is not sent whole for each price. Refuses as
 * `save_draft` does.
 */
export const saveDraftChanges = {
  takes: z.object({
    draftId: id,
    changes: z.object({
      /** fields of the document that changed, its rows aside */
      fields: draftDocument.omit({ rows: true }).partial(),
      /** rows that changed or are new */
      rows: draftDocument.shape.rows.readonly(),
      /** ids of all rows, where rows came, went or moved */
      order: z.array(id).readonly().nullable(),
    }),
    baseVersion: z.number().int(),
    saveId: z.string(),
  }),
  answers: draftEntry,
  callers: 'account',
  mayRepeat: true,
} as const;

export const deleteDraft = {
  takes: z.object({ draftId: id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** The drafts that the signed-in person deleted in the last thirty days, the last one first. */
export const deletedDrafts = {
  takes: z.object({}),
  answers: z.array(draftEntry),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Brings a deleted draft back, under its own id. */
export const restoreDraft = {
  takes: z.object({ draftId: id }),
  answers: draftEntry,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Names folders for photos that are about to be uploaded. */
export const createPhotoFolders = {
  takes: z.object({ folderCount: z.number().int() }),
  answers: z.array(z.string()),
  callers: 'account',
  mayRepeat: true,
} as const;
