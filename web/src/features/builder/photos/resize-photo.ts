import {
  LARGEST_PHOTO_WIDTH,
  photoWidths,
  PLACEHOLDER_WIDTH,
  SMALLEST_PHOTO_WIDTH,
} from '#domain/photo-widths.ts';
import { randomKey } from '#lib/random-key.ts';

export const PHOTO_FAULTS = ['heic', 'too_large', 'unreadable', 'too_small', 'no_webp'] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

/** A picture that cannot be taken, and why; every fault has a sentence under `builder.photoFault.<code>`. */
export class PhotoError extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(`The photo cannot be used: ${fault}.`);
    this.name = 'PhotoError';
    this.fault = fault;
  }
}

export interface ResizedPhoto {
  readonly files: readonly { readonly width: number; readonly file: Blob }[];
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  /** sha-256 of the original file, in hex */
  readonly contentHash: string;
}

const MAX_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.8;

/**
 * A picture in three widths, as WebP made anew from its pixels: whatever else the file held (place, camera, time, name)
 * is gone. It is turned upright first, since what said so goes too.
 */
export async function resizePhoto(file: File): Promise<ResizedPhoto> {
  if (isHeic(file)) throw new PhotoError('heic');
  if (file.size > MAX_BYTES) throw new PhotoError('too_large');
  const whole = await decode(file);
  try {
    if (whole.width < SMALLEST_PHOTO_WIDTH) throw new PhotoError('too_small');
    const heightAt = (width: number) => Math.max(1, Math.round((whole.height * width) / whole.width));
    const widths = photoWidths(whole.width);
    const files = [];
    for (const width of new Set(widths))
      files.push({ width, file: await encode(whole, width, heightAt(width)) });
    const tiny = await encode(whole, PLACEHOLDER_WIDTH, heightAt(PLACEHOLDER_WIDTH), 0.3);
    const width = Math.min(whole.width, LARGEST_PHOTO_WIDTH);
    return {
      files,
      widths: files.map((one) => one.width),
      width,
      height: heightAt(width),
      placeholder: `data:image/webp;base64,${await toBase64(tiny)}`,
      contentHash: await hashOf(file),
    };
  } finally {
    whole.close();
  }
}

function isHeic(file: File): boolean {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoError('unreadable');
  }
}

async function encode(whole: ImageBitmap, width: number, height: number, quality = QUALITY): Promise<Blob> {
  const small = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  // Where a picture is transparent, paper shows.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(small, 0, 0);
  small.close();
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser that cannot write WebP silently writes PNG.
  if (blob.type !== 'image/webp') throw new PhotoError('no_webp');
  return blob;
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Browsers have digests on secure pages only; elsewhere any number that nobody else has will do. */
async function hashOf(file: File): Promise<string> {
  if (!window.isSecureContext) return randomKey() + randomKey();
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
