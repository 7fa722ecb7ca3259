import { cleanJpeg } from './clean-jpeg.ts';
import { cleanWebp } from './clean-webp.ts';
import type { CleanPicture, PictureType } from './picture.ts';

/** More than a page ever shows, and less than what fills a phone's memory. */
const MAX_SIDE = 8_000;
const MAX_PIXELS = 24_000_000;

/**
 * What players may get of a picture that somebody uploaded: its pixels, without place, camera, time or any other note.
 * @returns null where the bytes are no picture of this type, or one of no sane size
 */
export function cleanPicture(type: PictureType, bytes: Uint8Array): CleanPicture | null {
  const clean = type === 'webp' ? cleanWebp(bytes) : cleanJpeg(bytes);
  if (clean === null || Math.max(clean.width, clean.height) > MAX_SIDE) return null;
  return clean.width * clean.height > MAX_PIXELS ? null : clean;
}
