import { homePhotoFile, type HomePhotoFile } from '#wire/home-edits.ts';
import type { PhotoFiles } from '../files/resize-photo.ts';
import { z } from 'zod';
import type { ListingFields } from './listing-fields.ts';

/** A picture that was added or changed, as a form keeps it: one text. Its folder is empty until it is uploaded. */
const pendingFile = z.object({
  /** under which this browser keeps it while it waits */
  picture: z.string(),
  file: homePhotoFile.extend({ path: z.union([z.uuid(), z.literal('')]) }),
});
export type PendingFile = z.output<typeof pendingFile>;

/** The new picture of a photo; null where it keeps the one that it has. */
export function fileOfPhoto(fields: ListingFields, photoId: string): PendingFile | null {
  const text = fields[`photo.${photoId}.file`];
  if (!text) return null;
  try {
    return pendingFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The picture as the text that the form keeps. */
export function textOfFile(file: PendingFile): string {
  return JSON.stringify(file);
}

/** A picture that this browser has and Storage has not. */
export function pendingOf(
  picture: string,
  { fileType, widths, width, height, placeholder }: PhotoFiles,
  contentHash: string,
): PendingFile {
  const file: HomePhotoFile = {
    path: '',
    fileType,
    widths: [...widths],
    width,
    height,
    placeholder,
    rightsStatus: 'own',
    contentHash,
  };
  return { picture, file };
}

/** Pictures of the form that wait to be uploaded, each with its photo. */
export function waitingPictures(
  fields: ListingFields,
): readonly { readonly photoId: string; readonly pending: PendingFile }[] {
  return fields.photos.flatMap((photoId) => {
    const pending = fileOfPhoto(fields, photoId);
    return pending !== null && pending.file.path === '' ? [{ photoId, pending }] : [];
  });
}
