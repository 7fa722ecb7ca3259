import type { DossierPhotoRow } from '#wire/dossier-photos.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { wordOfRoom } from '../notes/rooms.ts';
import type { Scene } from '../notes/scene.ts';

/** What a photo is called where it is not seen. */
export function wordOfPhoto(
  photo: Pick<DossierPhotoRow, 'room' | 'caption' | 'assetId'>,
  scene: Scene,
): string {
  const home = scene.homes.find(({ id }) => id === photo.assetId)?.title ?? '';
  const parts = [photo.caption, wordOfRoom(photo.room), home].filter((part) => part !== '');
  return parts.length === 0 ? t('dossierPhotos.photo') : parts.join(', ');
}

/** Why a file did not become a photo, and what helps. */
export function wordOfFault(why: string): string {
  const key = `dossierPhotos.fault.${why}`;
  return isMessageKey(key) ? t(key) : t('dossierPhotos.fault.other');
}
