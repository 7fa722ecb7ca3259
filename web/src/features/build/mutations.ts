import type { ImportNote } from '#wire/listing-cards.ts';
import type { PublishedGame } from '#wire/drafts.ts';
import type { DraftEntry } from '#wire/own-drafts.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { AppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import type { ChangesSave, DraftSave } from './draft/draft-store.ts';

/** Saves a draft over the version that it was changed from; refuses with `draft_changed` where that is not the newest. */
export function saveDraft(save: DraftSave): Promise<{ version: number }> {
  return callRpc('save_draft', {
    draftId: save.draftId,
    document: save.document,
    baseVersion: save.baseVersion,
    saveId: save.saveId,
    unanswered: save.unanswered,
  });
}

/** Deletes a draft; for thirty days it can come back. */
/** Saves what changed since the version that the server has. */
export function saveDraftChanges({ draftId, changes, ...save }: ChangesSave): Promise<{ version: number }> {
  return callRpc('save_draft_changes', { draftId, changes, ...save });
}

export function deleteDraft(id: string): Promise<boolean> {
  return callRpc('delete_draft', { draftId: id });
}

/** Brings a deleted draft back, under its own id. */
export function restoreDraft(id: string): Promise<DraftEntry> {
  return callRpc('restore_draft', { draftId: id });
}

/**
 * Makes the game. A draft becomes one game, so a retry after a lost reply gets that one. A game of many photos is looked
 * through in several requests, of which each answers 202 with how many files are left.
 */
export async function publishDraft(
  draftId: string,
  version: number,
  rows: readonly string[],
): Promise<PublishedGame> {
  const request = { draftId, version, rows, requestKey: draftId, ...brandArg() };
  for (let left = Infinity; ;) {
    const { status, body } = await callFunction('publish-game', request);
    if (!('photosLeft' in body)) return body;
    // Each request gets through some; one that does not is no reason to ask for ever.
    if (status !== 202 || body.photosLeft >= left)
      throw new AppError('unavailable', 'The photos could not all be looked at.', { status: 503 });
    left = body.photosLeft;
  }
}

/** Writes entries of the person's import history; entries that are there already stay as they are. */
export async function noteImports(notes: readonly ImportNote[]): Promise<void> {
  await callRpc('note_imports', { entries: notes });
}
