import { homeWord } from '#lib/home-word.ts';
import { toGalleryPhoto, type Photo } from '#lib/photo.ts';

/** Photos for the gallery, their rooms named in the reader's language; a room of an importer's own stays as it came. */
export function captionedPhotos(photos: readonly Photo[]) {
  return photos.map((photo) => ({
    ...toGalleryPhoto(photo),
    caption: photo.room ? homeWord('room', photo.room) : photo.room,
  }));
}
