import {
  LARGEST_PHOTO_WIDTH,
  photoWidths,
  PLACEHOLDER_WIDTH,
  SMALLEST_PHOTO_WIDTH,
} from '#domain/photo-widths.ts';
import type { DraftPhoto } from '#wire/drafts.ts';
import { randomKey } from '#lib/random-key.ts';

export const PHOTO_FAULTS = ['heic', 'too_large', 'unreadable', 'too_small'] as const;
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

/** The files of a picture, and how it looks before they load. */
export interface PhotoFiles {
  readonly fileType: DraftPhoto['fileType'];
  readonly files: readonly { readonly width: number; readonly file: Blob }[];
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

export interface ResizedPhoto extends PhotoFiles {
  /** sha-256 of the original file, in hex */
  readonly contentHash: string;
}

/** Which widths a picture of a width is kept in, the smallest first. */
type WidthsOf = (sourceWidth: number) => readonly number[];

/** How a picture is made into files, where it is no photo of a home. */
export interface PictureMaking {
  readonly widthsOf?: WidthsOf;
  /** a narrower picture is refused, in pixels */
  readonly leastWidth?: number;
  /** what shows where the picture is transparent, as a colour of CSS */
  readonly ground?: string;
  /** it stays transparent where the browser can write that; else the ground shows */
  readonly isTransparent?: boolean;
  /** nothing is cut off for it: the ground, or nothing, is added */
  readonly isSquare?: boolean;
}

const MAX_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.8;

/**
 * A picture in three widths, as WebP made anew from its pixels (as JPEG where the browser writes no WebP: Safari):
 * whatever else the file held (place, camera, time, name) is gone. It is turned upright first, since what said so goes too.
 */
export async function resizePhoto(file: File, making: PictureMaking = {}): Promise<ResizedPhoto> {
  if (file.size > MAX_BYTES) throw new PhotoError('too_large');
  const whole = await decode(file);
  try {
    return { ...(await resizeBitmap(whole, making)), contentHash: await hashOf(file) };
  } finally {
    whole.close();
  }
}

/** The same of a picture that is read already. */
export async function resizeBitmap(picture: ImageBitmap, making: PictureMaking = {}): Promise<PhotoFiles> {
  const { widthsOf = photoWidths, leastWidth = SMALLEST_PHOTO_WIDTH, ground = '#fff' } = making;
  if (picture.width < leastWidth) throw new PhotoError('too_small');
  const type = (await writesWebp()) ? 'image/webp' : 'image/jpeg';
  const paper = making.isTransparent === true && type === 'image/webp' ? null : ground;
  const whole = making.isSquare === true ? await squared(picture) : picture;
  try {
    const heightAt = (width: number) => Math.max(1, Math.round((whole.height * width) / whole.width));
    const write = (width: number, quality?: number) =>
      encode(whole, { width, height: heightAt(width), type, paper }, quality);
    const files = [];
    for (const width of new Set(widthsOf(whole.width))) files.push({ width, file: await write(width) });
    const tiny = await write(PLACEHOLDER_WIDTH, 0.3);
    const width = Math.min(whole.width, LARGEST_PHOTO_WIDTH);
    return {
      fileType: type === 'image/webp' ? 'webp' : 'jpg',
      files,
      widths: files.map((one) => one.width),
      width,
      height: heightAt(width),
      placeholder: `data:${type};base64,${await toBase64(tiny)}`,
    };
  } finally {
    if (whole !== picture) whole.close();
  }
}

/** The picture in the middle of a square that it just fits into. */
function squared(picture: ImageBitmap): Promise<ImageBitmap> {
  const side = Math.max(picture.width, picture.height);
  const canvas = new OffscreenCanvas(side, side);
  const [x, y] = [(side - picture.width) / 2, (side - picture.height) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y);
  return createImageBitmap(canvas);
}

function isHeic(file: File): boolean {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

/**
 * Where a browser knows the format, HEIC is a picture like any other; where it does not, its owner can do something.
 * Tried in turn: upright by its own say, upright as older browsers do it unasked, and as a picture on a page.
 */
async function decode(file: File): Promise<ImageBitmap> {
  const ways = [
    () => createImageBitmap(file, { imageOrientation: 'from-image' }),
    () => createImageBitmap(file),
    ...(isHeic(file) ? [async () => createImageBitmap(await pictureOf(file))] : []),
  ];
  for (const way of ways) {
    try {
      return await way();
    } catch {
      // the next way
    }
  }
  throw new PhotoError(isHeic(file) ? 'heic' : 'unreadable');
}

async function pictureOf(file: File): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

type FileMime = 'image/webp' | 'image/jpeg';

let canWriteWebp: Promise<boolean> | undefined;

/** A browser that cannot write WebP silently writes PNG instead. */
function writesWebp(): Promise<boolean> {
  canWriteWebp ??= (async () => {
    const canvas = new OffscreenCanvas(1, 1);
    // A canvas that nobody draws on cannot be written.
    canvas.getContext('2d');
    const { type } = await canvas.convertToBlob({ type: 'image/webp' });
    return type === 'image/webp';
  })();
  return canWriteWebp;
}

interface Writing {
  readonly width: number;
  readonly height: number;
  readonly type: FileMime;
  /** shows where the picture is transparent; null: it stays so */
  readonly paper: string | null;
}

async function encode(
  whole: ImageBitmap,
  { width, height, type, paper }: Writing,
  quality = QUALITY,
): Promise<Blob> {
  const small = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError('unreadable');
  if (paper !== null) {
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(small, 0, 0);
  small.close();
  const blob = await canvas.convertToBlob({ type, quality });
  if (blob.type !== type) throw new PhotoError('unreadable');
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
