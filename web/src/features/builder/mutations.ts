import type { DraftDocument, PublishedGame } from '#functions/publish-game/contract.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { accessToken } from '#lib/auth-session.ts';
import { AppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import { env } from '#lib/env.ts';

/** Saves a draft over the version that it was changed from; refuses with `draft_changed` where that is not the newest. */
export function saveDraft(
  id: string,
  document: DraftDocument,
  baseVersion: number,
): Promise<{ version: number }> {
  return callRpc<{ version: number }>('save_draft', { draft_id: id, document, base_version: baseVersion });
}

export function deleteDraft(id: string): Promise<boolean> {
  return callRpc<boolean>('delete_draft', { draft_id: id });
}

/** Makes the game. A draft becomes one game, so a retry after a lost reply gets that one. */
export async function publishDraft(draftId: string, version: number): Promise<PublishedGame> {
  const { body } = await callFunction<PublishedGame>('publish-game', {
    draftId,
    version,
    requestKey: draftId,
    ...brandArg(),
  });
  return body;
}

export function createPhotoFolders(count: number): Promise<readonly string[]> {
  return callRpc<readonly string[]>('create_photo_folders', { folder_count: count });
}

/** Puts one file of a photo into Storage, under nothing but its folder and its width. Again is no error. */
export async function uploadPhotoFile(folder: string, width: number, file: Blob): Promise<void> {
  const token = await accessToken();
  if (!token) throw new AppError('signed_out', 'Uploading needs an account.');
  let answer: Response;
  try {
    answer = await fetch(
      `${env.supabaseUrl}/storage/v1/object/listing-photos/${folder}/${String(width)}.webp`,
      {
        method: 'POST',
        headers: {
          apikey: env.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'image/webp',
          'cache-control': 'max-age=31536000',
        },
        body: file,
      },
    );
  } catch (cause) {
    throw new AppError('network', 'The server could not be reached.', { cause });
  }
  if (answer.ok) return;
  const text = await answer.text();
  // The file is there from an attempt whose answer was lost.
  if (answer.status === 409 || /Duplicate|already exists/i.test(text)) return;
  throw new AppError(answer.status >= 500 ? 'unavailable' : 'upload_refused', text, {
    status: answer.status,
  });
}
