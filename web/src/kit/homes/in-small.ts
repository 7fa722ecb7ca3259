import type { GalleryPhoto } from '#ui/photo-gallery.tsx';

/** Photos with the smallest of their files alone. */
export function inSmall(photos: readonly GalleryPhoto[]): GalleryPhoto[] {
  return photos.map((photo) => ({ ...photo, sources: photo.sources.slice(0, 1) }));
}
