import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { readPhotos, readPins } from '../photos/photo-calls.ts';

/** A photo with what somebody wrote about places on it. */
export interface PinnedPhoto extends DossierPhotoRow {
  readonly pins: readonly NoteRow[];
}

/** The photos of some homes with their pins, in their order. */
export async function readPhotosOf(
  dossierId: string,
  assetIds: readonly string[],
): Promise<readonly PinnedPhoto[]> {
  const [photos, pins] = await Promise.all([readPhotos(dossierId), readPins(dossierId)]);
  return photos
    .filter(({ assetId }) => assetId !== null && assetIds.includes(assetId))
    .map((photo) => ({ ...photo, pins: pins.filter(({ photoId }) => photoId === photo.id) }));
}
