import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { addRow, changeRow, readAll, readOne } from '#kit/rows/rows.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { inTheirOrder } from './photo-order.ts';

/** Photos of a dossier in their order. */
export async function readPhotos(dossierId: string): Promise<readonly DossierPhotoRow[]> {
  const of = { dossier_id: `eq.${dossierId}` };
  return inTheirOrder(await readAll<DossierPhotoRow>('dossier_photos', of, 'sort_key,id'));
}

/** Notes that are pinned to photos of a dossier, as far as the caller reads them. */
export function readPins(dossierId: string): Promise<readonly NoteRow[]> {
  return readAll<NoteRow>(
    'dossier_notes',
    { dossier_id: `eq.${dossierId}`, photo_id: 'not.is.null' },
    'created_at,id',
  );
}

export type NewPhoto = Pick<
  DossierPhotoRow,
  | 'id'
  | 'dossierId'
  | 'assetId'
  | 'room'
  | 'caption'
  | 'sortKey'
  | 'widths'
  | 'width'
  | 'height'
  | 'contentHash'
  | 'takenAt'
>;

/** A new photo. One that was removed a moment ago comes back. */
export async function addPhoto(photo: NewPhoto): Promise<DossierPhotoRow> {
  try {
    return await addRow<DossierPhotoRow>('dossier_photos', { ...photo });
  } catch (thrown) {
    if (toAppError(thrown).code !== 'already_there') throw thrown;
    await restorePhoto(photo.id);
    return readOne<DossierPhotoRow>('dossier_photos', { id: `eq.${photo.id}` });
  }
}

/**
 * Changes a photo. Somebody else's change of another of its fields stays, and this one comes on top; what both changed is
 * refused with `edit_conflict`.
 */
export async function changePhoto(
  photo: DossierPhotoRow,
  changes: Partial<DossierPhotoRow>,
): Promise<DossierPhotoRow> {
  try {
    return await changeRow<DossierPhotoRow>('dossier_photos', photo, changes);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'edit_conflict') throw thrown;
    const now = await readOne<DossierPhotoRow>('dossier_photos', { id: `eq.${photo.id}` });
    const fields = Object.keys(changes) as (keyof DossierPhotoRow)[];
    if (fields.some((field) => now[field] !== photo[field] && now[field] !== changes[field])) throw thrown;
    return changeRow<DossierPhotoRow>('dossier_photos', now, changes);
  }
}

export const removePhoto = (photoId: string) =>
  callRpc('set_dossier_photo_removed', { photoId, isRemoved: true });
export const restorePhoto = (photoId: string) =>
  callRpc('set_dossier_photo_removed', { photoId, isRemoved: false });

/** One photo stands for its home: the one before steps back. */
export async function makeCover(
  photo: DossierPhotoRow,
  photos: readonly DossierPhotoRow[],
): Promise<readonly DossierPhotoRow[]> {
  const others = photos.filter((one) => one.isCover && one.id !== photo.id && one.assetId === photo.assetId);
  const back = await Promise.all(others.map((one) => changePhoto(one, { isCover: false })));
  return [...back, await changePhoto(photo, { isCover: true })];
}
