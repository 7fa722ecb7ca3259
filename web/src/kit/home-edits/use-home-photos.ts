import { useEffect, useState } from 'react';
import { createPhotoFolders, uploadPhotoFile } from '../files/photo-folders.ts';
import { resizePhoto, type PhotoFiles } from '../files/resize-photo.ts';
import { createUploadQueue, type UploadQueue } from '../files/upload-queue.ts';
import { isUploadJob, type UploadJob } from '../files/upload-job.ts';
import { useUploadQueue } from '../files/use-upload-queue.ts';
import { openDocuments } from '../offline/documents.ts';
import { orderPhotos } from '../photos/photo-names.ts';
import type { FormEdits } from '../edits/use-edits.ts';
import type { AppError } from '#lib/app-error.ts';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import type { ListingFields } from './listing-fields.ts';
import { pendingOf, textOfFile, waitingPictures } from './photo-file.ts';

const pictures = openDocuments('home-photos', 1, ['pictures'])<UploadJob>('pictures');
/** An existing photo keeps the mark of the file that it was made from; the server leaves this one aside. */
const NO_HASH = '0'.repeat(64);

export interface HomePhotos {
  readonly add: (files: readonly File[]) => void;
  /** another picture in the place of a photo's */
  readonly replace: (photoId: string, files: PhotoFiles) => Promise<void>;
  /** the largest file of a picture that waits here; null: it is elsewhere */
  readonly readWaiting: (picture: string) => Promise<Blob | null>;
  readonly isPreparing: boolean;
  readonly waiting: number;
  /** pictures that this browser has lost, so that they cannot be sent any more */
  readonly missing: ReadonlySet<string>;
  /** names of files that are no pictures, or could not be kept */
  readonly refused: readonly string[];
  readonly error: AppError | null;
  readonly retry: () => void;
}

/** Pictures of a home that are added or changed: made ready here, kept in this browser, uploaded, then part of the form. */
export function useHomePhotos({ fields, set }: FormEdits<ListingFields>): HomePhotos {
  const [form] = useState(() => createLatest({ fields, set }));
  useEffect(() => form.write({ fields, set }));
  const [preparing, setPreparing] = useState(0);
  const [refused, setRefused] = useState<HomePhotos['refused']>([]);
  const [queue] = useState(() => queueOf(form.read));
  const waiting = waitingPictures(fields).map(({ pending }) => pending.picture);
  const { missing, error } = useUploadQueue(queue, waiting);

  const addOne = async (file: File, room: string | null) => {
    const { contentHash, ...made } = await resizePhoto(file);
    const [photoId, picture] = [newId(), newId()];
    await pictures.keep({ id: picture, files: made.files });
    const { fields: current, set: change } = form.read();
    change(`photo.${photoId}.alt`, t('manage.photo.firstAlt'));
    change(`photo.${photoId}.room`, room ?? '');
    change(`photo.${photoId}.attribution`, '');
    change(`photo.${photoId}.isHidden`, false);
    change(`photo.${photoId}.file`, textOfFile(pendingOf(picture, made, contentHash)));
    const photos = [...current.photos, photoId];
    change('photos', photos);
    // The next one may come before the form is drawn again.
    form.write({ set: change, fields: { ...current, photos } });
  };
  const addAll = async (files: readonly File[]) => {
    setPreparing((count) => count + files.length);
    for (const { file, room } of orderPhotos(files, (one) => one.name)) {
      await addOne(file, room).catch(() => setRefused((all) => [...all, file.name]));
      setPreparing((count) => count - 1);
    }
  };

  return {
    add: (files) => void addAll(files),
    replace: async (photoId, made) => {
      const picture = newId();
      await pictures.keep({ id: picture, files: made.files });
      form.read().set(`photo.${photoId}.file`, textOfFile(pendingOf(picture, made, NO_HASH)));
    },
    readWaiting: async (picture) => {
      const kept = await pictures.read(picture);
      if (!isUploadJob(kept)) return null;
      return kept.files.toSorted((a, b) => b.width - a.width)[0]?.file ?? null;
    },
    isPreparing: preparing > 0,
    waiting: waiting.length,
    missing,
    refused,
    error,
    retry: () => {
      queue.retry();
      void queue.send(waiting);
    },
  };
}

type Form = Pick<FormEdits<ListingFields>, 'fields' | 'set'>;

/** The form as it is now, for what goes on while it is drawn anew. */
function createLatest(start: Form) {
  let now = start;
  return {
    read: () => now,
    write: (next: Form) => {
      now = next;
    },
  };
}

function queueOf(read: () => Form): UploadQueue {
  const find = (picture: string) =>
    waitingPictures(read().fields).find(({ pending }) => pending.picture === picture);
  return createUploadQueue({
    jobs: pictures,
    makeTargets: createPhotoFolders,
    put: (_, folder, file) => uploadPhotoFile(folder, file),
    isWanted: (picture) => find(picture) !== undefined,
    onSent: (picture, path) => {
      const found = find(picture);
      if (!found) return;
      const { photoId, pending } = found;
      read().set(`photo.${photoId}.file`, textOfFile({ ...pending, file: { ...pending.file, path } }));
    },
  });
}
