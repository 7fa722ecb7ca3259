import { useState } from 'react';
import type { DraftDocument } from '#wire/drafts.ts';
import type { AppError } from '#lib/app-error.ts';
import { createPhotoFolders, uploadPhotoFile } from '#kit/files/photo-folders.ts';
import { createUploadQueue, type UploadQueue } from '#kit/files/upload-queue.ts';
import { useUploadQueue } from '#kit/files/use-upload-queue.ts';
import { editPhoto } from '../draft/edit-row.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { keptPhotos } from '../draft/local-drafts.ts';

export interface UploadWork {
  /** photos that Storage does not have yet */
  readonly waiting: number;
  /** of these, photos whose files are in another browser */
  readonly elsewhere: ReadonlySet<string>;
  readonly filesSent: number;
  readonly filesKnown: number;
  readonly error: AppError | null;
  readonly retry: () => void;
  /** takes a photo out of the queue */
  readonly cancel: (photoId: string) => void;
}

/** Sends photos to Storage as soon as somebody is signed in, each into a random folder of its own. */
export function usePhotoUploads(
  store: DraftStore,
  document: DraftDocument,
  userId: string | null,
): UploadWork {
  const [queue] = useState(() => queueOf(store));
  const waiting = waitingPhotos(document).map(({ photoId }) => photoId);
  const { missing, error, filesSent, filesKnown } = useUploadQueue(queue, userId === null ? null : waiting);
  return {
    waiting: waiting.length,
    elsewhere: missing,
    filesSent,
    filesKnown,
    error,
    retry: () => {
      queue.retry();
      void queue.send(waiting);
    },
    cancel: (photoId) => void queue.cancel(photoId),
  };
}

function queueOf(store: DraftStore): UploadQueue {
  const find = (id: string) =>
    waitingPhotos(store.read().draft.document).find(({ photoId }) => photoId === id);
  return createUploadQueue({
    jobs: keptPhotos,
    makeTargets: createPhotoFolders,
    put: (_, folder, file) => uploadPhotoFile(folder, file),
    isWanted: (id) => find(id) !== undefined,
    onSent: (id, folder) => {
      const photo = find(id);
      if (photo) store.change(editPhoto(photo.rowId, id, (old) => ({ ...old, folder })));
    },
  });
}

interface WaitingPhoto {
  readonly rowId: string;
  readonly photoId: string;
}

function waitingPhotos({ rows }: DraftDocument): WaitingPhoto[] {
  return rows.flatMap((row) =>
    row.photos
      .filter(({ folder, rights }) => folder === null && rights !== 'link-only')
      .map(({ id }) => ({ rowId: row.id, photoId: id })),
  );
}
