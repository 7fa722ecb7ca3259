import type { Files } from '../_shared/files.ts';
import { cleanPicture } from '../_shared/pictures/clean-picture.ts';
import type { Photo } from '../_shared/wire/photos.ts';
import type { Canvas } from './canvas.ts';
import type { PictureCodecs } from './picture-codecs.ts';

const BUCKET = 'listing-photos';
/** As wide as fills the largest panel without being enlarged. */
const WIDTH = 960;
/** A photo of that width has a tenth of these bytes. */
const LIMITS = { maxBytes: 2_000_000, timeoutMs: 3_000 };
/** Decoded it takes four bytes a pixel, twice, of a function's 256 MB. */
const MAX_PIXELS = 5_000_000;

/**
 * The pixels of a game's cover, out of our own store; null where the file is missing, too large or no photo.
 * @throws `unavailable` where the store does not answer now
 */
export async function readCover(
  { path, fileType = 'webp', widths }: Photo,
  files: Files,
  codecs: PictureCodecs,
): Promise<Canvas | null> {
  const sizes = [...widths].sort((one, other) => one - other);
  const width = sizes.find((one) => one >= WIDTH) ?? sizes.at(-1);
  if (width === undefined) return null;
  const bytes = await files.read(BUCKET, `${path}/${String(width)}.${fileType}`, LIMITS);
  const clean = bytes && cleanPicture(fileType, bytes);
  if (!clean || clean.width * clean.height > MAX_PIXELS) return null;
  return await codecs.decode(fileType, clean.bytes).catch(() => null);
}
