import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  LARGEST_PHOTO_WIDTH,
  photoWidths,
  PLACEHOLDER_WIDTH,
  SMALLEST_PHOTO_WIDTH,
} from '#domain/photo-widths.ts';

export interface PhotoRendition {
  /** pixels */
  readonly width: number;
  readonly webp: Buffer;
}

export interface PreparedPhoto {
  /** ascending by width; the last has the photo's own size or the largest that is kept */
  readonly renditions: readonly PhotoRendition[];
  /** pixels of the largest rendition */
  readonly width: number;
  readonly height: number;
  /** data URI of a tiny blurred copy, shown while the photo loads */
  readonly placeholder: string;
}

const WEBP = { quality: 78, effort: 3 };
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff', 'gif']);

/** The identity of a photo's bytes: sha-256 in hex. */
export function photoHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex');
}

/**
 * What is wrong with a photo, as a clause; null when it can be taken. Decodes it once, small: a file that breaks off in
 * the middle is found too.
 */
export async function photoFault(original: Uint8Array): Promise<string | null> {
  try {
    const { format, autoOrient } = await sharp(original).metadata();
    if (!FORMATS.has(format)) return `is a picture of a kind (${format}) that is not taken`;
    if (autoOrient.width < SMALLEST_PHOTO_WIDTH) return `is only ${autoOrient.width} pixels wide`;
    await sharp(original).resize({ width: PLACEHOLDER_WIDTH }).raw().toBuffer();
    return null;
  } catch {
    return 'cannot be read as a picture';
  }
}

/**
 * A photo as three WebP files without any metadata: no position, no camera, no time, no colour profile, no file name.
 * It is turned upright and converted to sRGB first, since both were said by what is taken away.
 * @param original bytes in which `photoFault` found nothing
 */
export async function preparePhoto(original: Uint8Array): Promise<PreparedPhoto> {
  const upright = sharp(original).autoOrient().toColorspace('srgb').flatten({ background: '#ffffff' });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const renditions: PhotoRendition[] = [];
  let height = info.height;
  for (const width of photoWidths(info.width)) {
    const file = await pixels().resize({ width }).webp(WEBP).toBuffer({ resolveWithObject: true });
    renditions.push({ width, webp: file.data });
    height = file.info.height;
  }
  const tiny = await pixels().resize({ width: PLACEHOLDER_WIDTH }).blur(1).webp({ quality: 30 }).toBuffer();
  return {
    renditions,
    width: Math.min(info.width, LARGEST_PHOTO_WIDTH),
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
