import type { DraftEntry } from '#wire/own-drafts.ts';
import { AppError, toAppError } from '#lib/app-error.ts';
import { deleteDraft, restoreDraft } from '../mutations.ts';
import { readDeletedDrafts, readDraft, readDrafts } from '../queries.ts';
import {
  keepDraft,
  markDeleted,
  readDeletedLocalDrafts,
  readLocalDraft,
  readLocalDrafts,
  type LocalDraft,
} from './local-drafts.ts';
import { localOf } from './open-draft.ts';

/** A draft in the list of drafts. */
export interface ListedDraft {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly changedAt: string;
  readonly isHere: boolean;
  readonly isPublished: boolean;
}

export interface DraftLists {
  readonly drafts: readonly ListedDraft[];
  /** what was deleted lately; `changedAt` is when that was */
  readonly deleted: readonly ListedDraft[];
}

/** Every draft of this browser and of the account, a draft that is in both once. */
export async function listDrafts(userId: string | null): Promise<DraftLists> {
  const isSignedIn = userId !== null;
  const [here, there, deletedHere, deletedThere] = await Promise.all([
    readLocalDrafts(),
    isSignedIn ? readDrafts() : [],
    readDeletedLocalDrafts(new Date()),
    isSignedIn ? readDeletedDrafts() : [],
  ]);
  const isOwn = ({ ownerId, document }: LocalDraft) =>
    (ownerId === null || ownerId === userId) && (document.rows.length > 0 || document.title !== '');
  const published = new Set(there.filter((entry) => entry.published).map(({ id }) => id));
  const drafts = joinLists(
    here.filter(isOwn).map((draft) => ({ ...listedHere(draft), isPublished: published.has(draft.id) })),
    there.map((entry) => listedThere(entry, entry.updatedAt)),
  );
  const live = new Set(drafts.map(({ id }) => id));
  const deleted = joinLists(
    deletedHere.filter(isOwn).map((draft) => ({ ...listedHere(draft), changedAt: draft.deletedAt ?? '' })),
    deletedThere.map((entry) => listedThere(entry, entry.deletedAt ?? entry.updatedAt)),
  );
  // Brought back on another device, it is there: this one had only not heard of it.
  return { drafts, deleted: deleted.filter(({ id }) => !live.has(id)) };
}

/** The draft to go on with. */
export async function openListed(id: string, userId: string | null): Promise<LocalDraft> {
  const found = await readLocalDraft(id);
  if (found) return found;
  const draft = localOf(await readDraft(id), userId);
  await keepDraft(draft);
  return draft;
}

/** Deletes a draft in the account and here; `bringBack` undoes both. */
export async function deleteListed(id: string, userId: string | null): Promise<void> {
  if (userId !== null) await deleteDraft(id);
  await markDeleted(id, new Date().toISOString());
}

/** The draft as it was, in the account and here. */
export async function bringBack(id: string, userId: string | null): Promise<LocalDraft> {
  if (userId !== null) {
    try {
      await restoreDraft(id);
    } catch (thrown) {
      // A draft that never reached the account comes back here all the same.
      if (toAppError(thrown).code !== 'not_found') throw thrown;
      if (!(await markDeleted(id, null)))
        throw new AppError('not_found', 'The draft is gone.', { status: 404 });
    }
  }
  await markDeleted(id, null);
  return openListed(id, userId);
}

function listedHere({ id, document, changedAt }: LocalDraft): ListedDraft {
  const { title, rows } = document;
  return { id, title, rows: rows.length, changedAt, isHere: true, isPublished: false };
}

function listedThere({ id, title, rows, published }: DraftEntry, changedAt: string): ListedDraft {
  return { id, title, rows, changedAt, isHere: false, isPublished: published !== null };
}

/** The newest first; where a draft is in both, this browser's line stands. */
function joinLists(here: readonly ListedDraft[], there: readonly ListedDraft[]): readonly ListedDraft[] {
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...there.filter(({ id }) => !known.has(id))].sort((a, b) =>
    b.changedAt.localeCompare(a.changedAt),
  );
}
