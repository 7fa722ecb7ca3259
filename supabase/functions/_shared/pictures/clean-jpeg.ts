import { exifOrientation, exifOfOrientation } from './exif-orientation.ts';
import { hasTextAt, joinBytes, type CleanPicture } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive: what browsers show. The other kinds of frame are none of a photo. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Huffman tables, quantisation tables, restart interval: without them the pixels cannot be read. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
const JFIF = 0xe0;
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;

const PROFILE_NAME = 'ICC_PROFILE\0';
const ADOBE_BYTES = 12;

/**
 * A JPEG with its pixels, its colour profile and its orientation, and nothing else: no EXIF (place, camera, time), XMP,
 * IPTC, comment, thumbnail, second picture or bytes after the end. Walks the segments and decodes nothing.
 * @returns null where these bytes are no whole JPEG that a browser shows
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [];
  let head: Uint8Array | null = null;
  let orientation = 1;
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === END) break;
    if (marker === undefined || at + 4 > bytes.length) return null;
    const length = view.getUint16(at + 2);
    let next = at + 2 + length;
    if (length < 2 || next > bytes.length) return null;
    const body = bytes.subarray(at + 4, next);
    if (FRAMES.includes(marker)) {
      if (size !== null || body.length < 6) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      kept.push(bytes.subarray(at, next));
    } else if (marker === SCAN) {
      if (size === null) return null;
      next = endOfScan(bytes, next);
      hasScan = true;
      kept.push(bytes.subarray(at, next));
    } else if (TABLES.includes(marker)) {
      kept.push(bytes.subarray(at, next));
    } else if (marker === JFIF) {
      head ??= jfifWithoutThumbnail(body);
    } else if (marker === EXIF) {
      if (orientation === 1) orientation = exifOrientation(body);
    } else if (marker === PROFILE) {
      if (isWholeProfile(body)) kept.push(bytes.subarray(at, next));
    } else if (marker === ADOBE) {
      // It says how the colours are coded, in twelve bytes.
      if (hasTextAt(body, 0, 'Adobe') && body.length === ADOBE_BYTES) kept.push(bytes.subarray(at, next));
    } else if (!isOtherNote(marker)) {
      return null;
    }
    at = next;
  }
  if (size === null || !hasScan || size.width === 0 || size.height === 0) return null;
  const isTurned = orientation >= 5;
  return {
    bytes: joinBytes([
      Uint8Array.of(0xff, START),
      ...(head === null ? [] : [head]),
      ...(orientation === 1 ? [] : [exifOfOrientation(orientation)]),
      ...kept,
      Uint8Array.of(0xff, END),
    ]),
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
  };
}

/** Notes of cameras and programs, which no pixel needs. */
function isOtherNote(marker: number): boolean {
  return (marker > PROFILE && marker <= 0xef) || marker === COMMENT;
}

/** Where the coded pixels end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Version and density of a JFIF head; its thumbnail may show what the picture no longer does. */
function jfifWithoutThumbnail(body: Uint8Array): Uint8Array | null {
  if (!hasTextAt(body, 0, 'JFIF\0') || body.length < 14) return null;
  return joinBytes([Uint8Array.of(0xff, JFIF, 0, 16), body.subarray(0, 12), Uint8Array.of(0, 0)]);
}

/** A colour profile in one piece. One in several is made for print, and could carry a book. */
function isWholeProfile(body: Uint8Array): boolean {
  return hasTextAt(body, 0, PROFILE_NAME) && body[12] === 1 && body[13] === 1;
}
