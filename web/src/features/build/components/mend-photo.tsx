import { MAX_REPLACED_FOLDERS, type DraftPhoto, type DraftRow } from '#wire/drafts.ts';
import type { PhotoFiles } from '#kit/files/resize-photo.ts';
import { isUploadJob, type UploadJob } from '#kit/files/upload-job.ts';
import { fetchPicture } from '#kit/photos/fetch-picture.ts';
import { MendDialog } from '#kit/photos/mend-dialog.tsx';
import { t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { useBuilder } from '../builder-context.ts';
import { replacePhoto } from '../draft/edit-row.ts';
import { keptPhotos } from '../draft/local-drafts.ts';
import { storedUrl } from './photo-thumb.tsx';

interface MendPhotoProps {
  readonly row: DraftRow;
  readonly photo: DraftPhoto;
  readonly number: number;
  readonly onClose: () => void;
}

/**
 * Crops a photo of a draft, or covers parts of it. What comes of it is a picture of its own: the older one is not sent
 * any further, and the folder that it has got by now is named to be removed.
 */
export function MendPhoto({ row, photo, number, onClose }: MendPhotoProps) {
  const { change, uploads } = useBuilder();
  const mended = async (files: PhotoFiles) => {
    const id = newId();
    const older = await keptJob(photo.id);
    await keptPhotos.keep({ id, files: files.files });
    change(replacePhoto(row.id, photo.id, mendedPhoto(photo, id, files, older?.target)));
    uploads.cancel(photo.id);
    setTimeout(
      () => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-control="mend"]`)?.focus(),
      50,
    );
  };
  return (
    <MendDialog
      title={t('builder.photo.editOne', { number })}
      readPicture={() => readPicture(photo)}
      onMended={mended}
      onClose={onClose}
    />
  );
}

/** The photo with its new picture, and what of the older one is to go. */
export function mendedPhoto(
  photo: DraftPhoto,
  id: string,
  { fileType, widths, width, height, placeholder }: PhotoFiles,
  olderTarget: string | undefined,
): DraftPhoto {
  const older = [photo.folder, olderTarget ?? null].filter((folder) => folder !== null);
  const replaced = [...new Set([...(photo.replaced ?? []), ...older])].slice(-MAX_REPLACED_FOLDERS);
  return { ...photo, id, folder: null, fileType, widths: [...widths], width, height, placeholder, replaced };
}

/** The picture in its largest form: this browser's while it waits to be uploaded, else the stored one. */
async function readPicture(photo: DraftPhoto): Promise<Blob> {
  const kept = await keptJob(photo.id);
  const largest = kept?.files.toSorted((a, b) => b.width - a.width)[0];
  if (largest) return largest.file;
  return fetchPicture(storedUrl(photo.folder ?? '', Math.max(...photo.widths), photo.fileType));
}

async function keptJob(id: string): Promise<UploadJob | null> {
  const kept = await keptPhotos.read(id);
  return isUploadJob(kept) ? kept : null;
}
