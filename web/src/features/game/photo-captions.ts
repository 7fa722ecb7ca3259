import { isMessageKey, t } from '#lib/i18n.ts';
import { toGalleryPhoto, type Photo } from '#lib/photo.ts';

/** Photos for the gallery, their rooms named in the reader's language; a room of an importer's own stays as it came. */
export function captionedPhotos(photos: readonly Photo[]) {
  return photos.map((photo) => {
    const key = `room.${(photo.room ?? '').toLowerCase().replaceAll(/[ _]/g, '-')}`;
    return { ...toGalleryPhoto(photo), caption: isMessageKey(key) ? t(key) : photo.room };
  });
}
