import { z } from 'zod';
import { id } from './fields.ts';
import { photo } from './photos.ts';

/** Widths that files of a dossier's photo have at most; a narrower picture has its own width in the first that holds it. */
export const DOSSIER_PHOTO_WIDTHS = [480, 960, 1600] as const;
const width = z.union([z.literal(480), z.literal(960), z.literal(1600)]);
/** What a file has at most; three of them are some hundred kilobytes from a browser that makes them smaller. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;

/** A file of a photo: photo and width stand in the address, the body is the file. */
export const keepDossierPhotoRequest = z.object({
  photoId: id,
  width: z.coerce.number().pipe(width),
  file: z.instanceof(Blob),
});
export const keepDossierPhotoAnswer = z.object({ isStored: z.boolean() });

/** Of which dossier a photo is that the caller may store a file of, and whether that file is there already. */
export const dossierPhotoToStore = {
  takes: z.object({ photoId: id, width }),
  answers: z.object({ dossierId: id, isStored: z.boolean() }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Removes a photo from everybody's sight, or puts it back within seven days. */
export const setDossierPhotoRemoved = {
  takes: z.object({ photoId: id, isRemoved: z.boolean() }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

export const dossierPhotoRow = z.object({
  id,
  dossierId: id,
  assetId: id.nullable(),
  room: z.string().trim().max(60),
  caption: z.string().trim().max(500),
  sortKey: z.string().regex(/^[0-9A-Za-z]{1,60}$/),
  isCover: z.boolean(),
  widths: z.array(width).min(1).max(3),
  /** those whose file is there: no other is asked for */
  storedWidths: z.array(width),
  width: z.number().int(),
  height: z.number().int(),
  contentHash: z.string(),
  takenAt: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type DossierPhotoRow = z.output<typeof dossierPhotoRow>;

/** Photos of the listing of a home in a dossier, with whose they are; of those that may only be linked to, how many there are. */
export const dossierListingPhotos = {
  takes: z.object({ dossierId: id, listingId: id }),
  answers: z.object({
    photos: z.array(photo.extend({ rights: z.enum(['own', 'agency-consent', 'open-data']) })),
    linkedOnly: z.number().int(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
