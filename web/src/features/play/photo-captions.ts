import { t } from '#lib/i18n.ts';
import type { Photo } from '#wire/photos.ts';
import { homeWord } from '#kit/homes/home-word.ts';
import { toGalleryPhoto } from '#kit/homes/photo.ts';

/**
 * Photos for the gallery, their rooms named in the reader's language; a room of an importer's own stays as it came. One without a
 * description, which a game of photos alone keeps back, is called by its number.
 */
export function captionedPhotos(photos: readonly Photo[]) {
  return photos.map((photo, index) => ({
    ...toGalleryPhoto(photo),
    alt: photo.alt || t('photos.position', { current: index + 1, total: photos.length }),
    caption: photo.room ? homeWord('room', photo.room) : photo.room,
  }));
}
