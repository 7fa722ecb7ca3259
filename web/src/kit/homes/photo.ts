import type { Photo } from '#wire/photos.ts';
import { env } from '#lib/env.ts';
import { spellHomeWord } from '#domain/spell-home-word.ts';
import { homeWord } from './home-word.ts';

/** The address of a photo's file, by default its smallest that is at least so wide. */
export function photoUrl(photo: Photo, width = 960): string {
  const fitting = photo.widths.find((one) => one >= width) ?? photo.widths.at(-1) ?? width;
  // A preview shows pictures that only this browser has.
  if (photo.path.startsWith('blob:')) return photo.path;
  return `${env.supabaseUrl}/storage/v1/object/public/listing-photos/${photo.path}/${String(fitting)}.${photo.fileType ?? 'webp'}`;
}

/** All files of a photo for an image's `srcset`. */
export function photoSrcSet(photo: Photo): string {
  return photo.widths.map((width) => `${photoUrl(photo, width)} ${String(width)}w`).join(', ');
}

/** Fetches a photo ahead with the same choice of file that the page will make. */
export function warmPhoto(photo: Photo, sizes: string): void {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = photoSrcSet(photo);
}

/** Of these all has to be seen: a scale or a compass at the edge, a room in the corner. */
const WHOLE_ROOMS = ['floor-plan', 'street-map', 'map'];

/** A photo as the gallery takes it: its files by width, smallest first, and the room as its caption. */
export function toGalleryPhoto(photo: Photo) {
  const { id, width, height, alt, room, attribution, placeholder } = photo;
  const sources = [...photo.widths]
    .sort((a, b) => a - b)
    .map((one) => ({ url: photoUrl(photo, one), width: one }));
  const isWhole = room !== null && WHOLE_ROOMS.includes(spellHomeWord(room));
  const credit = attribution && homeWord('attribution', attribution);
  return { id, sources, width, height, alt, caption: room, attribution: credit, placeholder, isWhole };
}
