import { useEffect, useRef, useState } from 'react';
import type { DraftDocument } from '#wire/drafts.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { editPhoto } from '../draft/edit-row.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { forgetPhoto, readPhoto } from '../draft/local-drafts.ts';
import { createPhotoFolders, uploadPhotoFile } from '../mutations.ts';

export interface UploadWork {
  /** photos that Storage does not have yet */
  readonly waiting: number;
  /** of these, photos whose files are in another browser */
  readonly elsewhere: ReadonlySet<string>;
  readonly error: AppError | null;
  readonly retry: () => void;
}

const FOLDERS_AT_ONCE = 20;
const AT_ONCE = 3;

/** Sends photos to Storage as soon as somebody is signed in, each into a random folder of its own. */
export function usePhotoUploads(
  store: DraftStore,
  document: DraftDocument,
  userId: string | null,
): UploadWork {
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<AppError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isRunning = useRef(false);
  const waiting = waitingPhotos(document);
  const sendable = waiting.filter(({ photoId }) => !elsewhere.has(photoId)).length;

  useEffect(() => {
    if (userId === null || sendable === 0 || isRunning.current || error) return;
    isRunning.current = true;
    const missing = new Set(elsewhere);
    const run = async () => {
      for (;;) {
        const next = waitingPhotos(store.read().draft.document).filter(
          ({ photoId }) => !missing.has(photoId),
        );
        if (next.length === 0) break;
        const part = next.slice(0, FOLDERS_AT_ONCE);
        const folders = [...(await createPhotoFolders(part.length))];
        const worker = async () => {
          for (let job = part.shift(); job; job = part.shift()) {
            const folder = folders.pop();
            if (folder === undefined) return;
            if (!(await sendPhoto(store, job, folder))) missing.add(job.photoId);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
      }
    };
    void run()
      .catch((thrown: unknown) => setError(toAppError(thrown)))
      .finally(() => {
        isRunning.current = false;
        if (missing.size > elsewhere.size) setElsewhere(missing);
      });
  }, [userId, sendable, error, attempt, store, elsewhere]);

  return {
    waiting: waiting.length,
    elsewhere,
    error,
    retry: () => {
      setError(null);
      setElsewhere(new Set());
      setAttempt((count) => count + 1);
    },
  };
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

/** False: its files are in another browser. */
async function sendPhoto(
  store: DraftStore,
  { rowId, photoId }: WaitingPhoto,
  folder: string,
): Promise<boolean> {
  const kept = await readPhoto(photoId);
  if (!kept) return false;
  const row = store.read().draft.document.rows.find(({ id }) => id === rowId);
  const photo = row?.photos.find(({ id }) => id === photoId);
  // Taken out meanwhile: nothing of it goes anywhere.
  if (!photo) return true;
  for (const file of kept.files) await uploadPhotoFile(folder, file, photo.fileType);
  store.change(editPhoto(rowId, photoId, (photo) => ({ ...photo, folder })));
  await forgetPhoto(photoId);
  return true;
}
